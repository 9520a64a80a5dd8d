import type { ComponentProps } from "react";
import { Link } from "react-router";

export interface SiteLinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
  state?: unknown;
}

/** Another site, a telephone, a place on this page. */
const ELSEWHERE = /^(?:[a-z]+:|#)/;
/** A file of this site, which the router does not know. */
const FILE = /\.(?:xml|txt|pdf|html|svg)$/;

/**
 * A link. Pages of the site are fetched when the visitor shows intent and open without a full load;
 * everything else is a plain link.
 */
export function SiteLink({ href, state, ...rest }: SiteLinkProps) {
  if (ELSEWHERE.test(href)) return <a href={href} {...rest} />;
  if (FILE.test(href)) return <a href={`${import.meta.env.BASE_URL}${href.slice(1)}`} {...rest} />;
  return <Link to={href} state={state} prefetch="intent" viewTransition {...rest} />;
}
