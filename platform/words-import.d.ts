declare module "virtual:words/*" {
  const words: Readonly<Record<string, object>>;
  // biome-ignore lint/style/noDefaultExport: it is what the import of a section gives
  export default words;
}
