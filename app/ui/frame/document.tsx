import font from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { siteHref } from "#app/base/site-href.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { SiteMenu } from "#app/features/navigation/site-menu.island.tsx";
import { absoluteUrl } from "#app/model/content.ts";
import type { RoutePage } from "#app/routes/page-kind.ts";
import type { ShellData } from "#app/routes/shell-data.ts";
import bootScript from "#app/ui/runtime/boot.ts?script";
import { AssetsContext } from "#app/ui/runtime/island.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import type { Assets } from "../../../platform/site-definition.ts";
import { Footer } from "./footer.tsx";
import { Logo } from "./logo.tsx";
import { ToastRegion } from "./toast-region.island.tsx";

const FEED = { rel: "alternate", type: "application/rss+xml" };

export interface DocumentProps {
  shell: ShellData;
  assets: Assets;
  page: RoutePage;
  /** The document stands for unknown addresses. */
  isNotFound: boolean;
  /** Tags of the head that differ from page to page. */
  head: ReactNode;
}

/** A whole page: head, header, main, footer. Complete without any script. */
export function Document({ shell, assets, page, isNotFound, head }: DocumentProps) {
  const { path, canonical, kind, pageHeader, id, breadcrumbs } = page;
  return (
    <AssetsContext value={assets}>
      <html lang="en-US" data-requested={isNotFound ? "" : undefined}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {/* What the script sets for a chosen edition stands before it: of both colours the first that fits holds. */}
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content={INKS.paper} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={INKS.ink} />
          {/* Before the style sheets: it must not wait for them. On every page the same, for one hash in the policy. */}
          <script
            data-start={assets.start.join(" ")}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, written while prerendering
            dangerouslySetInnerHTML={{ __html: bootScript }}
          />
          {head}
          <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          {["app/ui/styles/site.css", ...(kind.styles ?? [])].map((source) => (
            <link key={source} rel="stylesheet" href={assets.url(source)} />
          ))}
          {/* Every page announces the feeds (product 4.14). */}
          {shell.feeds.map(({ title, path }) => (
            <link key={path} {...FEED} title={title} href={siteHref(path)} />
          ))}
          <link rel="icon" href={siteHref("/favicon.svg")} type="image/svg+xml" />
          <link rel="icon" href={siteHref("/favicon.ico")} sizes="32x32" />
          <link rel="apple-touch-icon" href={siteHref("/icons/apple-touch-icon.png")} />
          <link rel="manifest" href={siteHref("/site.webmanifest")} />
          {assets.devClient && <script type="module" src={assets.devClient} />}
        </head>
        <body>
          <a href="#main" className="skip-link">
            Skip to main content
          </a>
          {shell.previewBand && (
            <aside className="bg-ink px-4 py-3 text-center font-medium text-paper">
              {shell.previewBand}
            </aside>
          )}
          <Header shell={shell} path={path} />
          {/* On paper only, at the top of the first sheet. */}
          <div className="print-header">
            <Logo name={shell.name} picture={shell.logo?.header} />
            {!isNotFound && (
              <span>{decodeURI(absoluteUrl(canonical)).replace(/^.*?:\/\//, "")}</span>
            )}
          </div>
          <main id="main" tabIndex={-1}>
            {pageHeader && (
              <PageHeader
                {...pageHeader}
                picture={pageHeader.picture && pictureOf(pageHeader.picture, id, "band")}
                breadcrumbs={breadcrumbs}
              />
            )}
            <kind.view {...page} />
          </main>
          <Footer shell={shell} hasClosing={!kind.isWithoutClosing} />
          <ToastRegion />
        </body>
      </html>
    </AssetsContext>
  );
}

/** Sections whose addresses do not begin with the address of their entry. */
const BELONGS_TO: Record<string, string> = { "/services": "/capabilities", "/blogs": "/insights" };

/** The fixed header of every page, 80 px high. */
function Header({ shell, path }: { shell: ShellData; path: string }) {
  const { name, phone, suggestions, logo, navigation } = shell;
  const section = `/${path.split("/")[1] ?? ""}`;
  const current = BELONGS_TO[section] ?? section;
  const items = navigation.map((item) =>
    item.href === current ? { ...item, isCurrent: true } : item,
  );
  return (
    <header data-menu={menuWidth(shell)} className="site-header">
      <div className="page-width">
        <Logo name={name} picture={logo?.header} />
        <SiteMenu name={name} phone={phone} items={items} suggestions={suggestions} />
      </div>
    </header>
  );
}

/**
 * From where the menu stands in the header, where that is not 768 px (product 4.6): `wide` from 1280 px on,
 * `drawer` nowhere. By what letters and paddings take at most: nothing on the page can measure it before it is painted.
 */
function menuWidth({ name, logo, navigation }: ShellData): "wide" | "drawer" | undefined {
  // Beside the entries: the logo, the gutters, the search, the padding of the last entry.
  const others = (logo?.header.width ?? 42 + 10 * name.length) + 80 + 44 + 32;
  const needed = navigation.reduce(
    (sum, { title, dropdownItems }) => sum + 7.2 * title.length + (dropdownItems ? 38 : 16),
    others,
  );
  if (needed <= 768) return undefined;
  return needed + 8 * navigation.length <= 1280 ? "wide" : "drawer";
}
