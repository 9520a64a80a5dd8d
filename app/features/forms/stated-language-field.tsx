import { statedLanguage } from "./stated-language.ts";

/** States the language of the page in a form without React. A site with a single language states none. */
export function StatedLanguage() {
  const language = statedLanguage();
  return language && <input type="hidden" name="language" value={language} />;
}
