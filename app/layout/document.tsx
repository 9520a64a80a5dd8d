import type { ReactNode } from "react";
import bootScript from "#app/browser/boot.ts?script";
import { AssetsContext } from "#app/browser/island.tsx";
import type { Assets } from "../../site/site-definition.ts";
import { DocumentLinks } from "./document-links.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PrintHeader } from "./print-header.tsx";
import type { ShellData } from "./shell.ts";
import { ToastRegion } from "./toast-region.island.tsx";

/** Source path of the script that wakes the islands. */
export const START_SCRIPT = "app/browser/start.tsx";
/** Source path of the style sheet of every page. */
const STYLES = "app/styles/site.css";
const FONT =
  "node_modules/@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2";

export interface DocumentProps {
  shell: ShellData;
  assets: Assets;
  /** Tags of the head that differ from page to page. */
  head: ReactNode;
  /** Style sheets beside the common one, as source paths. */
  styles: readonly string[];
  /** The page's canonical address, for its printed head. */
  address: string;
  /** Path of the page, for the menu's mark; undefined where the document stands for unknown addresses. */
  path: string | undefined;
  children: ReactNode;
}

/** A whole page: head, header, main, footer. Complete without any script. */
export function Document(props: DocumentProps) {
  const { shell, assets, head, styles, address, path, children } = props;
  return (
    <AssetsContext value={assets}>
      <html lang="en-US" data-requested={path === undefined ? "" : undefined}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <BootScript assets={assets} />
          {head}
          <link
            rel="preload"
            href={assets.url(FONT)}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
          {[STYLES, ...styles].map((source) => (
            <link key={source} rel="stylesheet" href={assets.url(source)} />
          ))}
          <DocumentLinks feeds={shell.footer.feeds} />
          {assets.devClient && <script type="module" src={assets.devClient} />}
        </head>
        <body>
          <a href="#main" className="skip-link">
            Skip to main content
          </a>
          <Header shell={shell} path={path} />
          <PrintHeader name={shell.name} address={address} />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <Footer shell={shell} />
          <ToastRegion />
        </body>
      </html>
    </AssetsContext>
  );
}

/**
 * The only script of the first load, the same on every page, so that one hash in the policy allows it. Before the
 * style sheets: it must not wait for them.
 */
function BootScript({ assets }: { assets: Assets }) {
  return (
    <script
      data-start={assets.url(START_SCRIPT)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, written while prerendering
      dangerouslySetInnerHTML={{ __html: bootScript }}
    />
  );
}
