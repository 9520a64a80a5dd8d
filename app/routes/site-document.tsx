import { createHash } from "node:crypto";
import { siteHref } from "#app/base/site-href.ts";
import { brandSheet } from "#app/features/artwork/brand-sheet.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { figuresSettings } from "#app/features/figures/figures-settings.ts";
import type { NavigationItem, NavigationLink } from "#app/features/navigation/navigation-item.ts";
import { SiteHeader } from "#app/features/navigation/site-header.tsx";
import { isSignUpOffered, newsletterWords } from "#app/features/newsletter/content.ts";
import { SignUp } from "#app/features/newsletter/sign-up.tsx";
import { HeadTags } from "#app/features/seo/head-tags.tsx";
import { absoluteUrl, content, originalContent } from "#app/model/content.ts";
import { groundOf } from "#app/model/fields/picture-fields.ts";
import { Announcement, type AnnouncementProps } from "#app/ui/frame/announcement.tsx";
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
    sheetsOf(linked, sheetsOfKind(PAGES[linked]), assets),
  );
  const printedAddress = decodeURI(absoluteUrl(canonical)).replace(/^.*?:\/\//, "");
  const { language, words } = content();
  const isInScripts = language.prefix === "" && !assets.devClient;
  const sheets = [...sheetsOfKind(kind), ...(page.sheets ?? [])];
  const { announcement } = shell;
  const ownColors = brandSheet(originalContent());
  const colorSheets = ownColors ? [siteHref(ownColors.address)] : [];
  const announcementSheets = announcement ? [assets.sheet("announcement")] : [];
  const stylesByContent = [...colorSheets, ...announcementSheets, ...languageSheets(page, assets)];
  const styles = sheetsOf(folder, sheets, assets);
  const languages = page.languages.map(({ path, ...rest }) => ({ ...rest, href: siteHref(path) }));
  return (
    <WordsContext value={{ language: language.tag, sections: words, localHref, isInScripts }}>
      <Document
        language={language}
        assets={assets}
        barColors={{ day: INKS.paper, night: INKS.ink }}
        commonStyles={assets.sheet("site")}
        stylesByContent={stylesByContent}
        styles={styles}
        prefetchedStyles={prefetchedStyles.filter((address) => !styles.includes(address))}
        feeds={shell.feeds}
        head={<HeadTags page={page} />}
        requests={isNotFound ? requestPatterns() : undefined}
        booking={countedBooking()}
        previewBand={shell.previewBand}
        isAnnouncing={originalContent().site.announcement !== undefined}
        announcement={
          announcement && {
            id: announcementId(announcement),
            band: <Announcement {...announcement} />,
          }
        }
        header={
          <SiteHeader
            name={shell.name}
            phone={shell.phone}
            logo={shell.logo?.header}
            items={markedItems(shell.navigation, page)}
            suggestions={shell.suggestions}
            searchHref={href("search")}
            prefix={language.prefix}
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
            signUp={isSignUpOffered() && !hasSignUp && <FooterSignUp />}
            hasClosing={!kind.isWithoutClosing && !page.hasOwnClosing}
            languages={languages}
          />
        }
      >
        {pageHeader && (
          <PageHeader
            {...pageHeader}
            picture={pageHeader.picture && pictureOf(pageHeader.picture, id, "opening")}
            ground={groundOf(pageHeader.picture)}
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

/** The style sheets with the typefaces of a script, by its code (ISO 15924). Any other script has fonts of the visitor. */
const TYPEFACE_SHEETS: Readonly<Record<string, string>> = {
  Arab: "arabic",
  Cyrl: "scripts",
  Grek: "scripts",
  Hebr: "scripts",
  Latn: "latin-extended",
};

/** The addresses of the style sheets that a page has because of its language and of the other languages of the site. */
function languageSheets({ languages }: RoutePage, assets: Assets): string[] {
  const { tag, script, direction } = content().language;
  const sheets: string[] = [];
  const isEnglish = new Intl.Locale(tag).language === "en";
  const typefaces = TYPEFACE_SHEETS[script];
  if (typefaces && !isEnglish) sheets.push(assets.sheet(typefaces));
  if (direction === "rtl") sheets.push(assets.sheet("right-to-left"));
  if (languages.length > 1) sheets.push(assets.sheet("languages"));
  return sheets;
}

/** The address of the booking service as a browser writes it; undefined where visits are not counted. */
function countedBooking(): string | undefined {
  const { booking } = content().site;
  return figuresSettings() && booking && new URL(booking.href).href;
}

function sheetsOfKind({ sheets = [] }: PageKind): readonly string[] {
  return sheets;
}

/**
 * The addresses of the style sheets that a page has beside the common sheet: the shared sheets, then its own.
 *
 * @param sheets the names of the shared sheets
 */
function sheetsOf(folder: string, sheets: readonly string[], assets: Assets): string[] {
  const shared = sheets.map((name) => assets.sheet(name));
  const pageSheet = assets.pageSheet(folder);
  return pageSheet ? [...shared, pageSheet] : shared;
}

/** The items of the menu. The part of the site that contains the page is marked, and so is the link to the page itself. */
function markedItems(items: readonly NavigationItem[], page: RoutePage): NavigationItem[] {
  return items.map((item) => {
    if (!liesIn(page, item.href)) return item;
    const dropdownItems = item.dropdownItems?.map((link) => markedLink(link, page));
    return { ...item, isCurrent: true, ...(dropdownItems && { dropdownItems }) };
  });
}

function markedLink(link: NavigationLink, page: RoutePage): NavigationLink {
  const isCurrent = decodeURI(link.href) === localHref(page.canonical);
  return isCurrent ? { ...link, isCurrent } : link;
}

/** Identifies an announcement by its words, so that visitors who have closed it see the next one. */
function announcementId({ text, link }: AnnouncementProps): string {
  const words = JSON.stringify([text, link]);
  return createHash("sha256").update(words).digest("hex").slice(0, 8);
}
