import { INKS } from "#app/features/artwork/inks.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import type { NavigationItem } from "#app/features/navigation/navigation-item.ts";
import { SiteHeader } from "#app/features/navigation/site-header.tsx";
import { HeadTags } from "#app/features/seo/head-tags.tsx";
import { absoluteUrl } from "#app/model/content.ts";
import { Document } from "#app/ui/frame/document.tsx";
import { Footer } from "#app/ui/frame/footer.tsx";
import { Logo } from "#app/ui/frame/logo.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import type { Assets } from "../../platform/site-definition.ts";
import { NOT_FOUND, pageAt } from "./page-index.ts";
import type { RoutePage } from "./page-kind.ts";
import { shellData } from "./shell-data.ts";
import { pageView } from "./views.ts";

export interface SiteDocumentProps {
  page: RoutePage;
  assets: Assets;
}

/** The logo and the header's button lead to these, and their first paint waits for style sheets of their own. */
const LINKED_FROM_EVERY_PAGE = ["/", "/contact"];

/** The document of a page: its view within the header and the footer that every page has. */
export function SiteDocument({ page, assets }: SiteDocumentProps) {
  const { path, canonical, kind, pageHeader, id, breadcrumbs } = page;
  const shell = shellData();
  const isNotFound = path === NOT_FOUND;
  const styles = kind.styles ?? [];
  const prefetchedStyles = LINKED_FROM_EVERY_PAGE.flatMap(
    (path) => pageAt(path)?.kind.styles ?? [],
  );
  const printedAddress = decodeURI(absoluteUrl(canonical)).replace(/^.*?:\/\//, "");
  return (
    <Document
      assets={assets}
      barColors={{ day: INKS.paper, night: INKS.ink }}
      styles={styles}
      prefetchedStyles={prefetchedStyles.filter((source) => !styles.includes(source))}
      feeds={shell.feeds}
      head={<HeadTags page={page} />}
      isNotFound={isNotFound}
      previewBand={shell.previewBand}
      header={
        <SiteHeader
          name={shell.name}
          phone={shell.phone}
          logo={shell.logo?.header}
          items={markedItems(shell.navigation, path)}
          suggestions={shell.suggestions}
        />
      }
      printHeader={
        <>
          <Logo name={shell.name} picture={shell.logo?.header} />
          {!isNotFound && <span>{printedAddress}</span>}
        </>
      }
      footer={<Footer {...shell} logo={shell.logo?.footer} hasClosing={!kind.isWithoutClosing} />}
    >
      {pageHeader && (
        <PageHeader
          {...pageHeader}
          picture={pageHeader.picture && pictureOf(pageHeader.picture, id, "band")}
          breadcrumbs={breadcrumbs}
        />
      )}
      {pageView(page)}
    </Document>
  );
}

/** Sections whose addresses do not begin with the address of their entry. */
const BELONGS_TO: Record<string, string> = { "/services": "/capabilities", "/blogs": "/insights" };

/** The items of the menu, with the part of the site marked that a page lies in. */
function markedItems(items: readonly NavigationItem[], path: string): NavigationItem[] {
  const section = `/${path.split("/")[1] ?? ""}`;
  const current = BELONGS_TO[section] ?? section;
  return items.map((item) => (item.href === current ? { ...item, isCurrent: true } : item));
}
