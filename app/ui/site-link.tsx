import type { ComponentProps } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { type LinkLanguage, useLinkLanguage, useLocalHref } from "#app/words/words-context.tsx";

export interface SiteLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Only in an island: the language of the page to which the link leads, if that is not the language of this page. */
  language?: LinkLanguage | undefined;
}

/**
 * A link to a page or file of this site. Every page is a document, so a link needs no router. A link to a page in another
 * language says so (product 20.15).
 */
export function SiteLink({ href, language, children, ...rest }: SiteLinkProps) {
  const localHref = useLocalHref(href);
  const otherLanguage = useLinkLanguage(href) ?? language;
  return (
    <a href={siteHref(localHref)} hrefLang={otherLanguage?.tag} {...rest}>
      {children}
      {otherLanguage && (
        // The words of the link are in the language of this page, and only the sign is in the other.
        <small lang={otherLanguage.tag} className="link-language">
          {` ${otherLanguage.sign}`}
        </small>
      )}
    </a>
  );
}
