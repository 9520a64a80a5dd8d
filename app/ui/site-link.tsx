import type { ComponentProps, ReactNode } from "react";
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
  const label = rest["aria-label"];
  // A label stands in place of all words of the link, so it needs the sign, too.
  const signedLabel = label && otherLanguage ? `${label} ${otherLanguage.sign}` : label;
  return (
    <a href={siteHref(localHref)} hrefLang={otherLanguage?.tag} {...rest} aria-label={signedLabel}>
      {otherLanguage ? <SignedWords language={otherLanguage}>{children}</SignedWords> : children}
    </a>
  );
}

interface SignedWordsProps {
  language: LinkLanguage;
  children: ReactNode;
}

/** The words of a link, and the sign of the other language after them. The words are in the language of this page. */
function SignedWords({ language: { tag, sign }, children }: SignedWordsProps) {
  const signElement = <small lang={tag}>{` ${sign}`}</small>;
  // The sign stays in the lines of plain words, also where the link is a flexible box.
  return typeof children === "string" ? (
    <span>
      {children}
      {signElement}
    </span>
  ) : (
    <>
      {children}
      {signElement}
    </>
  );
}
