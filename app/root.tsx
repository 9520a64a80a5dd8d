import fontUrl from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url";
import { type ReactNode, useEffect } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useRouteLoaderData,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from "react-router";
import type { Route } from "./+types/root.ts";
import { HYDRATED_EVENT } from "./boot/boot-data.ts";
import { useIsHydrated } from "./hooks/use-is-hydrated.ts";
import { useUnansweredAddress } from "./hooks/use-unanswered-address.ts";
import { DocumentLinks } from "./layout/document-links.tsx";
import { ErrorScreen } from "./layout/error-screen.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { keepPage } from "./layout/keep-page.ts";
import { NavigationStatus } from "./layout/navigation-status.tsx";
import { PrintHeader } from "./layout/print-header.tsx";
import { ToastRegion } from "./layout/toast-region.tsx";
import { shellData } from "./outputs/shell.ts";
import styles from "./styles/site.css?url";

export const links: Route.LinksFunction = () => [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: styles },
];

/** The framework's scripts become data and one boot script after rendering (outputs/defer-start.ts); React finds none. */
const HAS_FRAMEWORK_SCRIPTS = import.meta.env.SSR || import.meta.env.DEV;

/** Header and footer: the same on every page. The router asks for them once, as for all data of a static site. */
export function loader() {
  return shellData();
}

export const clientMiddleware = [keepPage] satisfies Route.ClientMiddlewareFunction[];

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <DocumentLinks feeds={shell?.footer.feeds ?? []} />
      </head>
      <body>
        <a href="#main" className="skip-link">
          Skip to main content
        </a>
        {shell && <Header shell={shell} />}
        {shell && <PrintHeader name={shell.name} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {shell && <Footer shell={shell} />}
        <NavigationStatus />
        <ToastRegion />
        <StartSignal />
        {HAS_FRAMEWORK_SCRIPTS && <Scripts />}
      </body>
    </html>
  );
}

/** Stays where it is whatever the page turns out to be, so that its signal is never lost. */
function StartSignal() {
  const isHydrated = useIsHydrated();
  // An effect, because it tells the boot script, and whoever looks at the document, that the page answers now. Each
  // time, because React takes all attributes off <html> when the error screen takes the page's place.
  useEffect(() => {
    if (!isHydrated) return;
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  }, [isHydrated]);
  return null;
}

export default function Root() {
  // The hook instead of <ScrollRestoration/>, which writes an inline script.
  useScrollRestoration();
  useUnansweredAddress();
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />;
}
