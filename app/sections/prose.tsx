import { createElement, type ReactNode } from "react";
import type { BodyNode } from "#app/content/body.ts";
import { siteHref } from "#app/lib/site-href.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { Exhibit } from "./exhibit.tsx";
import { PageStyles } from "./page-styles.tsx";

function render(node: BodyNode, key: number, siteUrl: string): ReactNode {
  if (typeof node === "string") return node;
  const { tag, id, href, start, scope, align, label, picture, exhibit } = node;
  if (exhibit) return <Exhibit key={key} exhibit={exhibit} />;
  const children = node.children.map((child, index) => render(child, index, siteUrl));
  switch (tag) {
    case "a":
      return (
        <SiteLink key={key} href={href ?? ""} data-address={printedAddress(href, siteUrl)}>
          {children}
        </SiteLink>
      );
    case "figure":
      return (
        <figure key={key}>
          {picture && <Picture picture={picture} className="rounded-picture" />}
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

/** What paper shows of a link; a mail address, say, stands in the text already. */
function printedAddress(href = "", siteUrl: string): string | undefined {
  if (href.startsWith("/")) return new URL(siteHref(href), siteUrl).href;
  return href.startsWith("http") ? href : undefined;
}

/** What app/styles/figures.css is for. */
const FIGURES: ReadonlySet<string> = new Set(["figure", "table", "hr", "small"]);

const hasFigures = (nodes: readonly BodyNode[]): boolean =>
  nodes.some((node) => {
    return typeof node !== "string" && (FIGURES.has(node.tag) || hasFigures(node.children));
  });

export interface ProseProps {
  body: BodyNode[];
  /** The address of the site in full: on paper, links are followed by theirs. */
  siteUrl: string;
}

/** A text written in Markdown. Block quotes are set as pull quotes. The styles are in styles/pages.css. */
export function Prose({ body, siteUrl }: ProseProps) {
  return (
    <>
      {hasFigures(body) && <PageStyles source="app/styles/figures.css" />}
      <div className="prose">{body.map((node, index) => render(node, index, siteUrl))}</div>
    </>
  );
}
