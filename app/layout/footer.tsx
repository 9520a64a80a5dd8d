import { buildDay } from "#app/lib/dates.ts";
import { siteHref, telephoneLink } from "#app/lib/site-href.ts";
import { buttonStyle } from "#app/ui/button-style.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { ShellData } from "../shell-data.ts";
import { Logo } from "./logo.tsx";

const LINK = "inline-flex min-h-8 items-center underline-offset-4 hover:underline";
const ICON_LINK =
  "inline-flex size-11 items-center justify-center rounded-pill border border-paper/40 hover:bg-paper hover:text-blue";

/** Networks with a mark of their own (specification, section 2: Footer), and the firm itself. */
const MARKED = new Set("facebook instagram twitter linkedin quora reddit phone mail".split(" "));

export interface FooterProps {
  shell: ShellData;
  /** Whether the page ends with the closing line. */
  hasClosing: boolean;
}

/** The footer of every page: a closing line, the link columns, the feeds, the ways to reach the firm. */
export function Footer({ shell, hasClosing }: FooterProps) {
  const { footer, phone, email } = shell;
  const contacts = [
    { network: "phone", label: `Phone ${phone}`, href: telephoneLink(phone) },
    { network: "mail", label: `Mail ${email}`, href: `mailto:${email}` },
    ...shell.social,
  ];
  return (
    <footer className="on-dark bg-blue pt-18 pb-10 text-paper md:pt-24 print:hidden">
      <div className="page-width">
        {hasClosing && (
          <div className="page-grid mb-14 items-end gap-y-8 md:mb-20">
            <p className="col-span-4 max-w-[24ch] text-h2 font-semibold text-balance md:col-span-7 lg:col-span-8">
              {footer.closing}
            </p>
            <p className="col-span-4 md:col-span-5 md:text-right lg:col-span-4">
              <SiteLink href={footer.action.href} className={buttonStyle({ variant: "inverse" })}>
                {footer.action.label}
              </SiteLink>
            </p>
          </div>
        )}
        <div className="page-grid gap-y-12">
          <div className="col-span-4 md:col-span-12 lg:col-span-4">
            <Logo name={shell.name} picture={shell.logo?.footer} isInverse />
            <p className="mt-4 max-w-[34ch]">{footer.blurb}</p>
            <h2 className="mt-8 text-caption font-medium">{footer.feedsHeading}</h2>
            <ul className="mt-1 flex flex-wrap gap-x-5">
              {shell.feeds.map(({ label, path }) => (
                <li key={path}>
                  <SiteLink href={path} className={`${LINK} text-caption`}>
                    {label}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
          <nav
            aria-label="Footer"
            className="col-span-4 grid grid-cols-2 gap-x-6 gap-y-10 md:col-span-12 md:grid-cols-4 lg:col-span-8"
          >
            {footer.columns.map(({ heading, links }) => (
              <div key={heading}>
                <h2 className="text-caption font-medium">{heading}</h2>
                <ul className="mt-2 grid gap-2 md:gap-0">
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <SiteLink href={href} className={LINK}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="mt-14 flex flex-wrap items-center justify-between gap-6 border-t border-paper/40 pt-8">
          {/* The year of the build; in the browser the year by the visitor's clock (decision 14, app/browser/start.tsx). */}
          <p className="text-caption">
            © <span data-current-year="">{buildDay().slice(0, 4)}</span>{" "}
            {shell.legalName.replace(/\.$/, "")}. All rights reserved.
          </p>
          <ul className="flex flex-wrap gap-2">
            {contacts.map(({ network, label, href }) => (
              <li key={href}>
                <a href={href} aria-label={label} className={ICON_LINK}>
                  {/* One file of their own, so that the marks weigh on neither the page nor its scripts. */}
                  <svg aria-hidden="true" width={22} height={22} fill="currentColor">
                    <use
                      href={siteHref(`/icons/social.svg#${MARKED.has(network) ? network : "link"}`)}
                    />
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
