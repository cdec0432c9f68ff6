### The page of Solo Whist. Numbers come from the library: $cards in the pack, $players, $deals.

rules-solo-whist-title = How to play Solo Whist
rules-solo-whist-description = The rules of Solo Whist: thirteen cards each, an auction, seven contracts, one against three or two against two.
rules-solo-whist-lead = Whist for four in which you say before each deal what you dare: with a partner, alone, for every trick, or for none.
rules-solo-whist-fact-players-value = four, each for himself, with partners for one deal
rules-solo-whist-fact-time-value = { offer-solo-time }
rules-solo-whist-fact-difficulty-value = easy tricks, and an auction to grow into
rules-solo-whist-fact-pack-value = { $cards } cards, the ace high
rules-solo-whist-fact-goal-value = the most points after { $deals } deals
rules-solo-whist-idea-tricks = Everybody has thirteen cards, so there are thirteen tricks. Follow suit if you can; otherwise play what you like.
rules-solo-whist-idea-alone = In an auction each says what he would try: a number of tricks, or none at all. The highest call is played, usually by one against the other three.
rules-solo-whist-idea-turned = The dealer's last card lies open, and its suit is trumps in the lower calls. In the higher ones the declarer chooses, or there are none.
rules-solo-whist-steps-heading = A deal step by step
rules-solo-whist-step-deal = <strong>The deal.</strong> Thirteen cards each; the last one is shown.
rules-solo-whist-step-calls = <strong>The auction.</strong> From the dealer's left, each passes or calls higher.
rules-solo-whist-step-tricks = <strong>The tricks.</strong> The player on the dealer's left leads, whoever has won the auction.
rules-solo-whist-step-score = <strong>The score.</strong> What the declarer wins the others lose, so all points together are always zero.
rules-solo-whist-contracts-heading = The calls, from the lowest
rules-solo-whist-contract-proposal = <strong>Proposal and acceptance.</strong> Two partners take eight tricks together.
rules-solo-whist-contract-solo = <strong>Solo.</strong> Five tricks alone against three.
rules-solo-whist-contract-misere = <strong>Misère.</strong> Not one trick, without trumps.
rules-solo-whist-contract-abundance = <strong>Abundance.</strong> Nine tricks with trumps of your choice; in the turned suit it is a royal abundance and stands higher.
rules-solo-whist-contract-open = <strong>Open misère.</strong> Not one trick, and after the first your cards lie open.
rules-solo-whist-contract-declared = <strong>Declared abundance.</strong> All thirteen tricks.
rules-solo-whist-end-lead = Three club players are ready. Pass a few times and watch; then try a solo.
