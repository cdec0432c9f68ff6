/** Where the catalogs are, by language and then `table` or a game; made by `build/texts.ts`. */
declare module "virtual:texts" {
  const addresses: Readonly<Record<"en" | "ru", Readonly<Record<string, string>>>>;
  export default addresses;
}
