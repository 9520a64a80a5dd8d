import { siteHref } from "#app/base/site-href.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { figuresSettings } from "#app/features/figures/figures-settings.ts";
import { hasNewsletter } from "#app/features/forms/delivery-settings.ts";
import type { NavigationItem } from "#app/features/navigation/navigation-item.ts";
import { SiteHeader } from "#app/features/navigation/site-header.tsx";
import { newsletterWords } from "#app/features/newsletter/content.ts";
import { SignUp } from "#app/features/newsletter/sign-up.tsx";
import { HeadTags } from "#app/features/seo/head-tags.tsx";
import { absoluteUrl, content } from "#app/model/content.ts";
import { Document } from "#app/ui/frame/document.tsx";
import { Footer } from "#app/ui/frame/footer.tsx";
import { Logo } from "#app/ui/frame/logo.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { WordsContext } from "#app/words/words-context.tsx";
import type { Assets } from "../../platform/site-definition.ts";
import { href, localHref } from "./href.ts";
import { liesIn, NOT_FOUND } from "./page-index.ts";
import type { PageKind, RoutePage } from "./page-kind.ts";
import { PAGES, type PageFolder } from "./registry.ts";
import { shellData } from "./shell-data.ts";
import { requestPatterns } from "./unknown-addresses.ts";
import { pageView } from "./views.ts";

export interface SiteDocumentProps {
  page: RoutePage;
  assets: Assets;
}

/** Pages that every page links to, and that have style sheets of their own. The browser fetches these sheets ahead. */
const LINKED_FROM_EVERY_PAGE: readonly PageFolder[] = ["home", "contact"];

/** The document of a page: its view between the common header and footer. */
export function SiteDocument({ page, assets }: SiteDocumentProps) {
  const { path, canonical, folder, kind, pageHeader, id, breadcrumbs, hasSignUp } = page;
  const shell = shellData();
  const isNotFound = path === NOT_FOUND;
  const prefetchedStyles = LINKED_FROM_EVERY_PAGE.flatMap((linked) =>
    sheetsOf(linked, PAGES[linked], assets),
  );
  const printedAddress = decodeURI(absoluteUrl(canonical)).replace(/^.*?:\/\//, "");
  const { language, words } = content();
  const isInScripts = language.prefix === "" && !assets.devClient;
  const styles = [...languageSheets(page, assets), ...sheetsOf(folder, kind, assets)];
  const languages = page.languages.map(({ path, ...rest }) => ({ ...rest, href: siteHref(path) }));
  return (
    <WordsContext value={{ language: language.tag, sections: words, localHref, isInScripts }}>
      <Document
        language={language}
        assets={assets}
        barColors={{ day: INKS.paper, night: INKS.ink }}
        styles={[assets.sheet("site"), ...styles]}
        prefetchedStyles={prefetchedStyles.filter((address) => !styles.includes(address))}
        feeds={shell.feeds}
        head={<HeadTags page={page} />}
        requests={isNotFound ? requestPatterns() : undefined}
        booking={countedBooking()}
        previewBand={shell.previewBand}
        header={
          <SiteHeader
            name={shell.name}
            phone={shell.phone}
            logo={shell.logo?.header}
            items={markedItems(shell.navigation, page)}
            suggestions={shell.suggestions}
            searchHref={href("search")}
            languages={languages}
          />
        }
        printHeader={
          <>
            <Logo name={shell.name} picture={shell.logo?.header} />
            {!isNotFound && <span>{printedAddress}</span>}
          </>
        }
        footer={
          <Footer
            {...shell}
            logo={shell.logo?.footer}
            signUp={hasNewsletter() && !hasSignUp && <FooterSignUp />}
            hasClosing={!kind.isWithoutClosing}
            languages={languages}
          />
        }
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
    </WordsContext>
  );
}

function FooterSignUp() {
  return <SignUp list={newsletterWords().list.id} place="footer" level={2} />;
}

/** The addresses of the style sheets that a page has because of its language and of the other languages of the site. */
function languageSheets({ languages }: RoutePage, assets: Assets): string[] {
  const { tag, script, direction } = content().language;
  const sheets: string[] = [];
  const isEnglish = new Intl.Locale(tag).language === "en";
  if (!isEnglish) sheets.push(assets.sheet("latin-extended"));
  if (script !== "Latn") sheets.push(assets.sheet("scripts"));
  if (direction === "rtl") sheets.push(assets.sheet("right-to-left"));
  if (languages.length > 1) sheets.push(assets.sheet("languages"));
  return sheets;
}

/** The address of the booking service as a browser writes it; undefined where visits are not counted. */
function countedBooking(): string | undefined {
  const { booking } = content().site;
  return figuresSettings() && booking && new URL(booking.href).href;
}

/** The addresses of the style sheets that a page has beside the common sheet: the shared sheets, then its own. */
function sheetsOf(folder: string, { sheets = [] }: PageKind, assets: Assets): string[] {
  const shared = sheets.map((name) => assets.sheet(name));
  const pageSheet = assets.pageSheet(folder);
  return pageSheet ? [...shared, pageSheet] : shared;
}

/** The items of the menu. The part of the site that contains the page is marked. */
function markedItems(items: readonly NavigationItem[], page: RoutePage): NavigationItem[] {
  return items.map((item) => (liesIn(page, item.href) ? { ...item, isCurrent: true } : item));
}
