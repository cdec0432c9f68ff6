declare module "virtual:texts/*" {
  const catalog: string;
  export default catalog;
}
