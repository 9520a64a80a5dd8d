import { createHash } from "node:crypto";
import { siteHref } from "#app/base/site-href.ts";
import { INKS } from "#app/features/artwork/inks.ts";
import type { PictureFormat } from "#app/features/artwork/picture-formats.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { figuresSettings } from "#app/features/figures/figures-settings.ts";
import { SiteHeader } from "#app/features/navigation/site-header.tsx";
import { isSignUpOffered, newsletterWords } from "#app/features/newsletter/content.ts";
import { SignUp } from "#app/features/newsletter/sign-up.tsx";
import { HeadTags } from "#app/features/seo/head-tags.tsx";
import { absoluteUrl, content, originalContent } from "#app/model/content.ts";
import { groundOf } from "#app/model/fields/picture-fields.ts";
import type { Opening } from "#app/model/page-record.ts";
import { Announcement, type AnnouncementProps } from "#app/ui/frame/announcement.tsx";
import { Document } from "#app/ui/frame/document.tsx";
import { Footer } from "#app/ui/frame/footer.tsx";
import { Logo } from "#app/ui/frame/logo.tsx";
import { IsSharedContext } from "#app/ui/frame/varying-part.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import type { Assets } from "../../platform/site-definition.ts";
import { withCurrentMarks } from "./current-marks.ts";
import { href } from "./href.ts";
import { NOT_FOUND } from "./page-index.ts";
import type { RoutePage } from "./page-kind.ts";
import { sheetsByContent, sheetsOfPage, sheetsToPrefetch } from "./page-sheets.ts";
import { PageWords } from "./page-words.tsx";
import { shellData } from "./shell-data.ts";
import { requestPatterns } from "./unknown-addresses.ts";
import { pageView } from "./views.ts";

/** The format of the picture in each opening. */
const OPENING_FORMATS = {
  poster: "poster",
  half: "opening",
  band: "band",
  text: "opening",
} as const satisfies Record<Opening, PictureFormat>;

export interface SiteDocumentProps {
  page: RoutePage;
  assets: Assets;
  /** Whether it is rendered once for all addresses of the page. */
  isShared?: boolean;
}

/** The document of a page: its view between the common header and footer. */
export function SiteDocument({ page, assets, isShared = false }: SiteDocumentProps) {
  const { path, canonical, kind, pageHeader, id, breadcrumbs, hasSignUp } = page;
  const shell = shellData();
  const isNotFound = path === NOT_FOUND;
  const printedAddress = decodeURI(absoluteUrl(canonical)).replace(/^.*?:\/\//, "");
  const { language } = content();
  const { announcement } = shell;
  const languages = page.languages.map(({ path, ...rest }) => ({ ...rest, href: siteHref(path) }));
  return (
    <PageWords assets={assets}>
      <Document
        language={language}
        assets={assets}
        barColors={{ day: INKS.paper, night: INKS.ink }}
        commonStyles={assets.sheet("site")}
        stylesByContent={sheetsByContent(page, assets, announcement !== undefined)}
        styles={sheetsOfPage(page, assets)}
        prefetchedStyles={sheetsToPrefetch(page, assets)}
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
            items={withCurrentMarks(shell.navigation, page)}
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
            picture={
              pageHeader.picture &&
              pictureOf(pageHeader.picture, id, OPENING_FORMATS[pageHeader.opening])
            }
            ground={groundOf(pageHeader.picture)}
            breadcrumbs={breadcrumbs}
          />
        )}
        <IsSharedContext value={isShared}>{pageView(page)}</IsSharedContext>
      </Document>
    </PageWords>
  );
}

function FooterSignUp() {
  return <SignUp list={newsletterWords().list.id} place="footer" level={2} />;
}

/** The address of the booking service as a browser writes it; undefined where visits are not counted. */
function countedBooking(): string | undefined {
  const { booking } = content().site;
  return figuresSettings() && booking && new URL(booking.href).href;
}

/** Identifies an announcement by its words, so that visitors who have closed it see the next one. */
function announcementId({ text, link }: AnnouncementProps): string {
  const words = JSON.stringify([text, link]);
  return createHash("sha256").update(words).digest("hex").slice(0, 8);
}
