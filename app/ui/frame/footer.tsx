import type { ReactNode } from "react";
import { buildDay } from "#app/base/dates.ts";
import type { PictureSource } from "#app/base/picture-source.ts";
import { siteHref, telephoneLink } from "#app/base/site-href.ts";
import type { frameWords } from "#app/ui/interface-words.ts";
import { LinkList } from "#app/ui/link-list.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillNodes } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import { type LanguageLink, LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

/** The networks with an icon in public/icons/social.svg (product 4.11). Others get its icon `link`. */
const NETWORKS_WITH_ICON: ReadonlySet<string> = new Set([
  "facebook",
  "instagram",
  "twitter",
  "linkedin",
  "quora",
  "reddit",
  "phone",
  "mail",
]);

interface Link {
  label: string;
  href: string;
}

export interface FooterProps {
  /** The firm's name. */
  name: string;
  legalName: string;
  phone: string;
  email: string;
  /** The firm's own logo. Without it, the drawn mark and the name are shown. */
  logo?: PictureSource | undefined;
  footer: {
    closing: string;
    /** The link below the closing line. */
    action: Link;
    blurb: string;
    feedsHeading: string;
    columns: readonly { heading: string; links: readonly Link[] }[];
  };
  feeds: readonly { label: string; path: string }[];
  social: readonly (Link & { network: string })[];
  /** The sign-up for the newsletter, where the page shows it here. */
  signUp?: ReactNode;
  /** Whether the footer begins with the closing line. */
  hasClosing: boolean;
  /** Empty if the site has only one language. */
  languages: readonly LanguageLink[];
}

/** The footer of every page: a closing line, the link columns, the feeds, and the ways to reach the firm. */
export function Footer(props: FooterProps) {
  const { name, legalName, phone, email, logo, footer, feeds, social } = props;
  const { signUp, hasClosing, languages } = props;
  const words = useWords<typeof frameWords>("frame");
  const contacts = [
    { network: "phone", label: words.phone, href: telephoneLink(phone) },
    { network: "mail", label: words.mail, href: `mailto:${email}` },
    ...social,
  ];
  return (
    <footer
      className={`site-footer on-dark bg-blue-wide pb-10 text-white print:hidden ${hasClosing ? "pt-18 md:pt-24" : "pt-12"}`}
    >
      <div className="page-width">
        {hasClosing && (
          <div className="page-grid footer-closing">
            <p>{footer.closing}</p>
            <p>
              <SiteLink href={footer.action.href} className="button button-inverse">
                {footer.action.label}
              </SiteLink>
            </p>
          </div>
        )}
        <div className="page-grid gap-y-12">
          <div className="col-span-4 md:col-span-12 lg:col-span-4">
            <Logo name={name} picture={logo} isInverse />
            <p className="mt-4 max-w-[34ch] text-balance">{footer.blurb}</p>
            <h2 className="mt-8">{footer.feedsHeading}</h2>
            <LinkList
              links={feeds.map(({ label, path }) => ({ label, href: path }))}
              className="mt-1 flex flex-wrap gap-x-5 text-caption"
            />
          </div>
          <nav
            aria-label={words.footerNavigation}
            className="col-span-4 md:col-span-12 lg:col-span-8"
          >
            {footer.columns.map(({ heading, links }) => (
              <div key={heading}>
                <h2>{heading}</h2>
                <LinkList links={links} />
              </div>
            ))}
          </nav>
        </div>
        {signUp}
        <div className="footer-end">
          {/* The build writes its year. A script replaces it by the visitor's year (product 4.13; app/ui/runtime/start.ts). */}
          <p className="text-caption text-balance">
            {fillNodes(words.copyright, {
              year: <span data-current-year="">{buildDay().slice(0, 4)}</span>,
              owner: legalName.replace(/\.$/, ""),
            })}
          </p>
          {languages.length > 0 && <LanguageSwitch languages={languages} />}
          <ul className="social-links">
            {contacts.map(({ network, label, href }) => (
              <li key={href}>
                <a href={href} aria-label={label}>
                  {/* The icons are a file of their own, so that they make neither the page nor its scripts heavier. */}
                  <svg aria-hidden="true" width={22} height={22}>
                    <use href={siteHref(`/icons/social.svg#${iconOf(network)}`)} />
                  </svg>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

function iconOf(network: string): string {
  return NETWORKS_WITH_ICON.has(network) ? network : "link";
}
