import type { ComponentProps } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { useLocalHref } from "#app/words/words-context.tsx";

/** A link to a page or file of this site. Every page is a document, so a link needs no router. */
export function SiteLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return <a href={siteHref(useLocalHref(href))} {...rest} />;
}
