import { posix } from "node:path";
import { CAMPAIGN_WORDS } from "../../app/base/attribution.ts";
import { PRIVATE } from "../../hosting/path-patterns.ts";
import { findFile } from "../../hosting/send-file.ts";
import { type Counted, DIRECT, OTHER, UNKNOWN_PAGE } from "./figure.ts";

/** The data of the site with which the report of a page is checked. */
interface SiteFacts {
  /** The folder of the built site, whose pages and files have names. */
  directory: string;
  /** The path that the site is published below; empty at the root. */
  basePath: string;
  /** The host of the site and the host of the request. Neither counts as the origin of a visitor. */
  hosts: readonly string[];
  /** The address of the booking service, if the site has one. */
  booking: string | undefined;
}

/** The most characters of an address or a host that are read. */
const MOST_CHARACTERS = 300;

/** The parts of a campaign, in the order in which its name gives them. */
const CAMPAIGN_PARTS = ["utm_source", "utm_medium", "utm_campaign"];
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/**
 * Reads the report of a page (app/ui/runtime/count-figures.ts). An invalid report counts nothing.
 *
 * @param report the fields of the report: `page` for a page that was shown, with `from` and the parts of a campaign
 *   where the visitor came from outside; or `goal`, the address of a link that was pressed
 */
export async function readReport(
  report: URLSearchParams,
  site: SiteFacts,
): Promise<readonly Counted[]> {
  const goal = report.get("goal");
  if (goal !== null) return readGoal(goal, site);
  const page = report.get("page");
  if (page === null) return [];
  const known = await findAddress(page, site);
  const name = known?.isPage ? known.address : UNKNOWN_PAGE;
  return [{ kind: "page", name }, ...readOrigin(report, site)];
}

async function readGoal(href: string, site: SiteFacts): Promise<Counted[]> {
  const link = URL.parse(href);
  if (!link) return [];
  if (link.protocol === "tel:") return [{ kind: "goal", name: "call" }];
  if (link.href === URL.parse(site.booking ?? "")?.href) return [{ kind: "goal", name: "booking" }];
  const isOnSite = site.hosts.includes(link.hostname);
  const known = isOnSite ? await findAddress(link.pathname, site) : undefined;
  return known ? [{ kind: "goal", name: `download ${known.address}` }] : [];
}

/** Where a visitor came from. Empty if the page before was a page of the site. */
function readOrigin(report: URLSearchParams, site: SiteFacts): Counted[] {
  const from = report.get("from")?.toLowerCase();
  if (from === undefined || site.hosts.includes(from)) return [];
  const origin: Counted[] = [{ kind: "host", name: hostName(from) }];
  const campaign = campaignName(report);
  return campaign ? [...origin, { kind: "campaign", name: campaign }] : origin;
}

function hostName(host: string): string {
  if (host === "") return DIRECT;
  const isValid = host.length <= MOST_CHARACTERS && HOST.test(host);
  return isValid ? host.replace(/^www\./, "") : OTHER;
}

/** Such as `newsletter / email / spring`; empty where no campaign is named. */
function campaignName(report: URLSearchParams): string {
  const parts = CAMPAIGN_PARTS.map((name) => report.get(name)?.trim().toLowerCase() ?? "");
  if (parts.every((part) => part === "")) return "";
  // The address of a person is not among these words.
  const isValid = parts.every((part) => part === "" || CAMPAIGN_WORDS.test(part));
  return isValid ? parts.map((part) => part || "–").join(" / ") : OTHER;
}

interface KnownAddress {
  /** Decoded and without the base path. */
  address: string;
  /** Whether it is the address of a page, and not of a file. */
  isPage: boolean;
}

/**
 * Finds a page or a file of the built site.
 *
 * @param path as the browser has it
 * @returns undefined where the site has nothing there
 */
async function findAddress(path: string, site: SiteFacts): Promise<KnownAddress | undefined> {
  const { basePath, directory } = site;
  const decoded = decodePath(path.slice(0, MOST_CHARACTERS));
  if (decoded !== basePath && !decoded?.startsWith(`${basePath}/`)) return undefined;
  const address = decoded.slice(basePath.length) || "/";
  if (!isCanonical(address) || new RegExp(PRIVATE).test(address)) return undefined;
  const file = await findFile(directory, address);
  return file === undefined ? undefined : { address, isPage: file !== address };
}

/** Whether an address has its canonical spelling, which cannot lead out of the folder of the site. */
function isCanonical(address: string): boolean {
  const isNormalized = posix.normalize(address) === address;
  const hasTrailingSlash = address !== "/" && address.endsWith("/");
  const hasUnusualCharacters = /[\\\p{Cc}]/u.test(address);
  return isNormalized && !hasTrailingSlash && !hasUnusualCharacters;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
