/**
 * Which modules travel together. Left to itself the bundler makes a small file of whatever two
 * pages share, and small files pack badly; what is loaded together anyway is one piece here.
 */
const SRC = String.raw`[\\/]src[\\/]`;
const piece = (...folders: string[]) => new RegExp(`${SRC}(${folders.join("|")})$`);

export const PIECES = [
  // These two are on the club's other pages as well, which must not wait for a table.
  { name: "runtime", test: /node_modules[\\/](svelte|clsx|esm-env)|preload-helper/, priority: 2 },
  {
    name: "card",
    test: piece(String.raw`art[\\/](Card|CardBack|card|courts|ranks|suits)\.\w+`),
    priority: 2,
  },
  // What is at the table whatever is played at it.
  {
    name: "shell",
    test: piece(
      String.raw`table[\\/](Table|cards|company|page|context|steps|keys|settings|texts)\.[.\w]+`,
      String.raw`table[\\/](model|live|words|Actions|Seat|Hand|Lot|fly|scrolls)\.[.\w]+`,
      String.raw`art[\\/](Icon|icons|pegs|ScoreChip)\.\w+`,
    ),
    priority: 1,
  },
  // What the kit of cribbage shares with its own parts that come later.
  {
    name: "cribbage",
    test: piece(
      String.raw`table[\\/]cribbage[\\/](hand|context|script[-\w]*|count|pegging|words)\.ts`,
      String.raw`art[\\/](board|Peg|TrackPegs)\.\w+`,
    ),
  },
];
