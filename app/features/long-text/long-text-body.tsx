import { createElement, type ReactNode } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import { Exhibit } from "#app/features/exhibits/exhibit.tsx";
import type { BodyElement, BodyNode } from "#app/model/body/body-node.ts";
import { content } from "#app/model/content.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export interface LongTextBodyProps {
  body: readonly BodyNode[];
}

/** The elements of a text that was written in Markdown. */
export function LongTextBody({ body }: LongTextBodyProps) {
  return body.map(renderNode);
}

function renderNode(node: BodyNode, index: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, id, href = "", start, scope, align, label, figure } = node;
  if (figure?.kind === "exhibit") {
    return <Exhibit key={index} exhibit={drawExhibit(figure.exhibit)} />;
  }
  const children = node.children.map(renderNode);
  if (tag === "a") {
    return (
      <SiteLink key={index} href={href} data-address={printedAddress(href)}>
        {children}
      </SiteLink>
    );
  }
  if (tag === "figure") {
    return (
      <figure key={index}>
        <FigurePicture figure={figure} />
        {children}
      </figure>
    );
  }
  if (tag === "table") {
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: visitors without a mouse scroll it by the arrow keys
      <section key={index} className="table-scroll" aria-label={label} tabIndex={0}>
        <table>{children}</table>
      </section>
    );
  }
  const attributes = { key: index, id, start, scope, className: align && `align-${align}` };
  return createElement(tag, attributes, ...children);
}

function FigurePicture({ figure }: { figure: BodyElement["figure"] }) {
  if (figure?.kind !== "picture") return null;
  const picture = pictureOf(figure.picture, figure.seed, "text");
  return <Picture picture={picture} className="rounded-picture" />;
}

/** The whole address of a link, which print shows after the link. Undefined for a mail address, which the text has. */
function printedAddress(href: string): string | undefined {
  if (href.startsWith("/")) return new URL(siteHref(href), content().site.url).href;
  return href.startsWith("http") ? href : undefined;
}
