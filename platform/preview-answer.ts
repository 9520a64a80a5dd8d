import type { OutgoingHttpHeaders } from "node:http";
import { faultPage, withFaults } from "./fault-page.ts";
import { STATE_PARAMETER } from "./reload-stale-page.ts";
import { renderDocument } from "./render-document.ts";
import type {
  Assets,
  ContentFault,
  SiteDefinition,
  SiteModule,
  SitePreview,
} from "./site-definition.ts";
import { pageSheet, sharedSheet, styleSheetSources } from "./style-sheets.ts";
import type { UnsavedPreviews } from "./unsaved-previews.ts";

const FRESH = { "Cache-Control": "no-cache" };
const HTML = { "Content-Type": "text/html; charset=utf-8", ...FRESH };
/** The source path of the script that reloads a page when the content changes. */
const RELOADING_SCRIPT = "platform/reload-stale-page.ts";

/** A preview that has been loaded, with the module that made it. */
interface ShownSite {
  module: SiteModule;
  preview: SitePreview;
  /** The number of the state of the content that pages show (reload-stale-page.ts). */
  contentState: number;
  unsavedPreviews: UnsavedPreviews;
  /** Whether pages list the faults of the content. */
  listsFaults: boolean;
}

/** An answer of the preview server. */
interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: string | Uint8Array;
  /** Why the page could not be rendered, for the log. The reason may not be one of the faults. */
  error?: unknown;
}

/** Returns the public address of a source path. */
type SourceUrl = (source: string) => string;

/**
 * Answers with a page, a redirect or a file. While the content has faults, pages list them. If a page cannot be
 * rendered, the answer contains only the faults.
 *
 * @param base the base path, with a slash at its end
 * @param address decoded, below the base path
 * @param query with its question mark
 * @throws the error of a page that cannot be rendered although the content has no fault
 */
export async function previewAnswer(
  shown: ShownSite,
  base: string,
  address: string,
  query: string,
): Promise<Answer> {
  const url: SourceUrl = (source) => `${base}${source}`;
  const devClient = url(`${RELOADING_SCRIPT}?${STATE_PARAMETER}=${shown.contentState}`);
  const { faults, site } = shown.preview;
  if (!site) return faultAnswer(faults, url, devClient);
  try {
    return await siteAnswer(site, shown, url, devClient, address, query);
  } catch (error) {
    // The frame of an editor keeps the page that it shows. The editor lists the faults.
    if (!shown.listsFaults && faults.length > 0) return { status: 204, headers: FRESH, body: "" };
    // A page may need content that a file with a fault lacks.
    if (faults.length > 0) return { ...faultAnswer(faults, url, devClient), error };
    throw error;
  }
}

/** Answers from the site as the content describes it. @throws Error if a page cannot be rendered */
async function siteAnswer(
  site: SiteDefinition,
  { module, preview, unsavedPreviews, listsFaults }: ShownSite,
  url: SourceUrl,
  devClient: string,
  address: string,
  query: string,
): Promise<Answer> {
  const { headersAt } = module;
  const { faults, hints } = preview;
  const assets = sourceAssets(url, site.startScript, devClient);
  const pageAnswer = async (status: number, document: PageDocument): Promise<Answer> => {
    const html = String(await site.within(address, () => renderDocument(document)));
    // The policy names the script of the page, which follows from the content.
    const headers = site.within(address, () => headersAt("/"));
    const body = listsFaults ? withFaults(html, { faults, hints }, url) : html;
    return { status, headers: { ...headers, ...HTML }, body };
  };
  const page = site.document(address, assets);
  if (page) return pageAnswer(200, page);
  const Location = site.redirectOf(address, query);
  if (Location) return { status: 302, headers: { Location }, body: "" };
  const file = (await site.file(address)) ?? (await unsavedPreviews.file(address));
  if (file !== undefined) {
    return { status: 200, headers: { ...headersAt(address), ...FRESH }, body: file };
  }
  // The address may be that of an item in a file with a fault.
  if (faults.length > 0) return faultAnswer(faults, url, devClient);
  const notFound = site.notFoundFor(address);
  const notFoundPage = site.document(notFound, assets);
  if (!notFoundPage) throw new RangeError(`The site has no document at ${notFound}`);
  return pageAnswer(404, notFoundPage);
}

type PageDocument = NonNullable<ReturnType<SiteDefinition["document"]>>;

/** The addresses of the sources, which Vite serves unbundled. */
function sourceAssets(url: SourceUrl, startScript: string, devClient: string): Assets {
  const sources = styleSheetSources();
  return {
    sheet: (name) => url(sharedSheet(name, sources)),
    pageSheet(folder) {
      const source = pageSheet(folder, sources);
      return source && url(source);
    },
    island: () => [],
    start: [url(startScript)],
    devClient,
  };
}

function faultAnswer(faults: readonly ContentFault[], url: SourceUrl, devClient: string): Answer {
  return { status: 500, headers: HTML, body: faultPage(faults, url, devClient) };
}
