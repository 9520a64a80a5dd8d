import type { ComponentProps } from "react";
import { siteHref } from "#app/lib/site-href.ts";

export type SiteLinkProps = ComponentProps<"a"> & { href: string };

/** A link to a page or file of this site: every page is a document, so every link is a link. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return <a href={siteHref(href)} {...rest} />;
}
