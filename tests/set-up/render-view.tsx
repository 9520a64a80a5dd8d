import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { content } from "#app/model/content.ts";
import { localHref } from "#app/routes/href.ts";
import { WordsContext } from "#app/words/words-context.tsx";

/** The HTML of a part of a page, with the words of the content that was loaded. */
export function renderView(view: ReactNode): string {
  const { language, words } = content();
  return renderToStaticMarkup(
    <WordsContext value={{ language: language.tag, sections: words, localHref }}>
      {view}
    </WordsContext>,
  );
}
