declare module "virtual:search-languages" {
  interface LanguagePackage {
    /** Reduces a word to its stem. */
    stemmer(word: string): string;
    stopwords: readonly string[];
  }
  /** Loads the rules of a language, by its tag without a region. In the browser only the languages of the site are there. */
  const packages: Readonly<Record<string, (() => Promise<LanguagePackage>) | undefined>>;
  // biome-ignore lint/style/noDefaultExport: it is what the import gives
  export default packages;
}
