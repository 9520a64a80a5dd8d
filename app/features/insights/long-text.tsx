import { createElement, type ReactNode } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { Exhibit } from "#app/features/exhibits/exhibit.tsx";
import { type BodyElement, type BodyNode, bodyText } from "#app/model/body-node.ts";
import { content } from "#app/model/content.ts";
import { Picture } from "#app/ui/picture.tsx";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface LongTextProps {
  body: readonly BodyNode[];
  className?: string;
  /** Said above the text, and below it. */
  opening?: ReactNode;
  children?: ReactNode;
}

/** A text written in Markdown beside the list of its parts. The styles are in styles/pages.css. */
export function LongText({ body, className = "", opening, children }: LongTextProps) {
  return (
    <div className={`page-width page-grid ${className}`}>
      <div className="col-span-4 md:col-span-12 lg:col-span-3">
        <ContentsList body={body} />
      </div>
      <div className="col-span-4 md:col-span-10 lg:col-span-8 lg:col-start-5">
        {opening}
        {hasFigures(body) && <PageStyles source="app/features/exhibits/figures.css" />}
        <div className="prose">{body.map(render)}</div>
        {children}
      </div>
    </div>
  );
}

/** What app/features/exhibits/figures.css is for. */
const FIGURES: ReadonlySet<string> = new Set(["figure", "table", "hr", "small"]);

const hasFigures = (nodes: readonly BodyNode[]): boolean =>
  nodes.some((node) => {
    return typeof node !== "string" && (FIGURES.has(node.tag) || hasFigures(node.children));
  });

/** The parts of a text; the one that is being read is marked (app/ui/runtime/on-scroll.ts). */
function ContentsList({ body }: Pick<LongTextProps, "body">) {
  const elements = body.filter((node) => typeof node !== "string");
  const headings = elements.filter(({ tag }) => tag === "h2");
  if (headings.length < 2) return null;
  return (
    <nav aria-labelledby="contents-heading" className="ruled pt-5 lg:sticky lg:top-28 print:hidden">
      <h2 id="contents-heading" className="text-caption font-semibold">
        In this text
      </h2>
      <ol data-contents="" className="mt-2">
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

function render(node: BodyNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, id, href = "", start, scope, align, label, figure } = node;
  if (figure?.kind === "exhibit") {
    return <Exhibit key={key} exhibit={drawExhibit(figure.exhibit)} />;
  }
  const children = node.children.map(render);
  switch (tag) {
    case "a":
      return (
        <SiteLink key={key} href={href} data-address={printedAddress(href)}>
          {children}
        </SiteLink>
      );
    case "figure":
      return (
        <figure key={key}>
          <FigurePicture figure={figure} />
          {children}
        </figure>
      );
    case "table":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the arrow keys
        <section key={key} className="table-scroll" aria-label={label} tabIndex={0}>
          <table>{children}</table>
        </section>
      );
    default: {
      const props = { key, id, start, scope, className: align && `align-${align}` };
      return createElement(tag, props, ...children);
    }
  }
}

function FigurePicture({ figure }: { figure: BodyElement["figure"] }) {
  if (figure?.kind !== "picture") return null;
  const picture = pictureOf(figure.picture, figure.seed, "text");
  return <Picture picture={picture} className="rounded-picture" />;
}

/** What paper shows of a link: its address in full. A mail address, say, stands in the text already. */
function printedAddress(href: string): string | undefined {
  if (href.startsWith("/")) return new URL(siteHref(href), content().site.url).href;
  return href.startsWith("http") ? href : undefined;
}
