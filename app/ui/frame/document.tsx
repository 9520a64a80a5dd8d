import font from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import type { ReactNode } from "react";
import { siteHref } from "#app/base/site-href.ts";
import type { faultWords, frameWords, pageWords } from "#app/ui/interface-words.ts";
import { bootScriptOf } from "#app/ui/runtime/boot-script.ts";
import { AssetsContext } from "#app/ui/runtime/island.tsx";
import { useIsInScripts, useWords } from "#app/words/words-context.tsx";
import type { Assets } from "../../../platform/site-definition.ts";
import { PAGE_END } from "./paint-whole-page.tsx";
import { ToastRegion } from "./toast-region.tsx";

export interface DocumentProps {
  assets: Assets;
  language: {
    /** A language tag such as `en-US`. */
    tag: string;
    direction: "ltr" | "rtl";
    /** The beginning of the addresses in this language, such as `/de`. Empty for the default language. */
    prefix: string;
  };
  /** Colors of the browser's own bars. */
  barColors: { day: string; night: string };
  /** The address of the style sheet that every page has. */
  commonStyles: string;
  /** Addresses of the style sheets that a site needs only for some content, such as another language. */
  stylesByContent: readonly string[];
  /** Addresses of the page's other style sheets. */
  styles: readonly string[];
  /** Addresses of style sheets for likely next pages, which the browser fetches ahead (app/ui/runtime/prefetch.ts). */
  prefetchedStyles: readonly string[];
  /** Feeds that the head announces. */
  feeds: readonly { title: string; path: string }[];
  /** Tags of the head that differ from page to page. */
  head: ReactNode;
  /**
   * Only on the document for unknown addresses: the kinds of pages that an address can ask for, each in a pair with a regular
   * expression of its paths. The boot script writes the matching kind into `<html data-requested>`, or an empty value.
   */
  requests?: readonly [kind: string, pattern: string][] | undefined;
  /** Where visitors book an appointment, of a site that counts it. */
  booking?: string | undefined;
  /** Stands above the header on every page of a preview. */
  previewBand?: string | undefined;
  /** Whether the site has an announcement on any day. Then all of its pages have the boot script that knows announcements. */
  isAnnouncing: boolean;
  /** The announcement above the header, if there is one today. Its id changes with its words. */
  announcement?: { id: string; band: ReactNode } | undefined;
  header: ReactNode;
  /** Stands at the top of the first sheet, on paper only. */
  printHeader: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** A whole page: head, header, main, footer. Complete without any script. */
export function Document(props: DocumentProps) {
  const { assets, language, barColors, head, requests, previewBand } = props;
  const { skipLink } = useWords<typeof frameWords>("frame");
  const wordsOfScripts = {
    ...useWords<typeof pageWords>("page"),
    ...useWords<typeof faultWords>("faults"),
  };
  const isInScripts = useIsInScripts();
  return (
    <AssetsContext value={assets}>
      <html
        lang={language.tag}
        dir={language.direction === "rtl" ? "rtl" : undefined}
        data-prefix={language.prefix || undefined}
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {/* The boot script may change these tags, so they stand before it. The first matching theme color counts. */}
          <meta name="color-scheme" content="light dark" />
          <meta name="theme-color" content={barColors.day} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={barColors.night} />
          {/* It stands before the style sheets, so that it does not wait for them. It is the same on every page: the policy has one hash. */}
          <script
            data-start={assets.start.join(" ")}
            data-announcement={props.announcement?.id}
            data-requests={requests && JSON.stringify(requests)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, written while prerendering
            dangerouslySetInnerHTML={{ __html: bootScriptOf(props.isAnnouncing) }}
          />
          {head}
          <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
          <link rel="stylesheet" href={props.commonStyles} />
          {props.stylesByContent.map((address) => (
            <link key={address} rel="stylesheet" href={address} data-by-content="" />
          ))}
          {props.styles.map((address) => (
            <link key={address} rel="stylesheet" href={address} />
          ))}
          {/* Every page announces the feeds (product 4.14). */}
          {props.feeds.map(({ title, path }) => (
            <link
              key={path}
              rel="alternate"
              type="application/rss+xml"
              title={title}
              href={siteHref(path)}
            />
          ))}
          <link rel="icon" href={siteHref("/favicon.svg")} type="image/svg+xml" />
          <link rel="icon" href={siteHref("/favicon.ico")} sizes="32x32" />
          <link rel="apple-touch-icon" href={siteHref("/icons/apple-touch-icon.png")} />
          <link rel="manifest" href={siteHref("/site.webmanifest")} />
          {assets.devClient && <script type="module" src={assets.devClient} />}
        </head>
        <body
          data-prefetch={props.prefetchedStyles.join(" ") || undefined}
          data-words={isInScripts ? undefined : JSON.stringify(wordsOfScripts)}
          data-booking={props.booking}
        >
          <a href="#main" className="skip-link">
            {skipLink}
          </a>
          {previewBand && (
            <aside className="bg-ink px-4 py-3 text-center font-medium text-paper">
              {previewBand}
            </aside>
          )}
          {props.announcement?.band}
          {props.header}
          <div className="print-header">{props.printHeader}</div>
          <main id="main" tabIndex={-1}>
            {props.children}
          </main>
          <ToastRegion />
          {props.footer}
          <span id={PAGE_END} hidden />
        </body>
      </html>
    </AssetsContext>
  );
}
