/** Where the catalogs of each language are; made by `build/texts.ts`. */
declare module "virtual:texts" {
  const addresses: Readonly<Record<"en" | "ru", string>>;
  export default addresses;
}
