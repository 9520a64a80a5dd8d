import { createElement, type ReactNode } from "react";
import type { BodyNode } from "#app/content/body.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

function render(node: BodyNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children.map(render);
  if (node.tag !== "a") return createElement(node.tag, { key, id: node.id }, ...children);
  return (
    <SiteLink key={key} href={node.href ?? ""}>
      {children}
    </SiteLink>
  );
}

/** A text written in Markdown. Block quotes are set as pull quotes. The styles are in styles/pages.css. */
export function Prose({ body }: { body: BodyNode[] }) {
  return <div className="prose">{body.map(render)}</div>;
}
