declare module "*?script" {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: it is what the import of a text gives
  export default text;
}
