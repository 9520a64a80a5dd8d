import type { ReactNode } from "react";
import { content } from "#app/model/content.ts";
import { WordsContext } from "#app/words/words-context.tsx";
import type { Assets } from "../../platform/site-definition.ts";
import { linkLanguage, localHref } from "./href.ts";

export interface PageWordsProps {
  assets: Assets;
  children?: ReactNode;
}

/** Gives the components of a page their words and the links of their language. */
export function PageWords({ assets, children }: PageWordsProps) {
  const { language, words } = content();
  const isInScripts = language.prefix === "" && !assets.devClient;
  return (
    <WordsContext
      value={{ language: language.tag, sections: words, localHref, linkLanguage, isInScripts }}
    >
      {children}
    </WordsContext>
  );
}
