import type { ReactNode } from "react";
import { type BodyNode, bodyText } from "#app/model/body/body-node.ts";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { longTextWords } from "./interface-words.ts";
import { LongTextBody } from "./long-text-body.tsx";

export interface LongTextProps {
  body: readonly BodyNode[];
  className?: string;
  /** A picture above the list of sections: beside the beginning of the text, or above it. */
  picture?: ReactNode;
  /** What stands above the text. */
  intro?: ReactNode;
  /** What stands below the text. */
  children?: ReactNode;
}

/** A text that was written in Markdown, beside the list of its sections. */
export function LongText({ body, className = "", picture, intro, children }: LongTextProps) {
  return (
    <div className={`page-width page-grid ${className}`}>
      <div className="col-span-4 md:col-span-12 text-aside lg:col-span-3">
        {picture}
        <ContentsList body={body} />
      </div>
      <div className="col-span-4 md:col-span-10 lg:col-span-8 text-column lg:col-start-5">
        {intro}
        {hasFigures(body) && <PageStyles name="figures" />}
        <div className="prose">
          <LongTextBody body={body} />
        </div>
        {children}
      </div>
    </div>
  );
}

/** The elements that app/features/exhibits/figures.sheet.css styles. */
const FIGURE_TAGS: readonly string[] = ["figure", "table", "hr", "small"];

/** Whether a text needs the sheet figures.sheet.css. */
export function hasFigures(nodes: readonly BodyNode[]): boolean {
  return nodes.some((node) => {
    if (typeof node === "string") return false;
    return FIGURE_TAGS.includes(node.tag) || hasFigures(node.children);
  });
}

/** Links to the sections of a text. A script marks the section that is being read (app/ui/runtime/on-scroll.ts). */
function ContentsList({ body }: Pick<LongTextProps, "body">) {
  const words = useWords<typeof longTextWords>("longText");
  const elements = body.filter((node) => typeof node !== "string");
  const headings = elements.filter(({ tag }) => tag === "h2");
  if (headings.length < 2) return null;
  return (
    <nav
      aria-labelledby="contents-heading"
      className="contents-list ruled pt-3 not-first:mt-6 lg:pt-5 lg:not-first:mt-8 lg:stays-in-view print:hidden"
    >
      <h2 id="contents-heading" className="text-caption font-semibold">
        {words.contents}
      </h2>
      <ol data-contents="" className="sideways-row lg:mt-2">
        {headings.map(({ id, children }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 leading-snug text-ink-2 decoration-2 underline-offset-4 hover:text-blue lg:aria-[current]:text-blue lg:aria-[current]:underline"
            >
              {bodyText(children)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
