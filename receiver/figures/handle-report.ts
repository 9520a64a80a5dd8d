import { text } from "node:stream/consumers";
import type { HonoRequest } from "hono";
import { NetworkLimit } from "../network-limit.ts";
import { readBody } from "../read-body.ts";
import { clientAddress, isFromSite } from "../requests.ts";
import type { ReceiverContext, Services } from "../services.ts";
import { readReport } from "./read-report.ts";

/** Bytes of a report that are read: many times what a page sends. */
const MOST_BYTES = 4_096;
/** Milliseconds in which a report must have arrived. */
const BODY_TIMES = { silence: 5_000, total: 5_000 };

/** The most reports that count in ten minutes: of a network, such as an office with one address, and of all networks. */
const MOST_REPORTS_PER_NETWORK = 600;
const MOST_REPORTS_IN_TOTAL = 60_000;

/** Parts of the user agents of programs that identify themselves, as regular expressions. */
const PROGRAM_MARKS = [
  // CUBOT is a telephone.
  "(?<!cu)bot",
  "crawl",
  "spider",
  "slurp",
  "scrap",
  "archiv",
  "preview",
  "headless",
  "lighthouse",
  "monitor",
  "uptime",
  "phantom",
  // Only programs have a web address in their user agent.
  "https?:",
  "curl",
  "wget",
  "python",
  "java/",
  "okhttp",
  "go-http",
  "node",
  "undici",
];
const PROGRAM = new RegExp(PROGRAM_MARKS.join("|"), "i");

/**
 * Whether a request may be counted. A visitor who asks not to be tracked, by Global Privacy Control or Do Not Track, is
 * not counted, and neither is a program that identifies itself.
 */
export function isCountable(request: HonoRequest): boolean {
  if (request.header("sec-gpc") === "1" || request.header("dnt") === "1") return false;
  const userAgent = request.header("user-agent") ?? "";
  return userAgent !== "" && !PROGRAM.test(userAgent);
}

/**
 * Limits the reports that count in ten minutes.
 *
 * @param mostPerNetwork of a network
 * @param mostInTotal of all networks
 * @returns a function that counts a report by the address of its visitor, and says whether it is within the limits
 */
export function reportLimits(
  mostPerNetwork = MOST_REPORTS_PER_NETWORK,
  mostInTotal = MOST_REPORTS_IN_TOTAL,
): (address: string) => boolean {
  const networkLimit = new NetworkLimit(mostPerNetwork);
  const totalLimit = new NetworkLimit(mostInTotal);
  return (address) => {
    // What a network sends beyond its own limit takes nothing away from the others.
    if (networkLimit.secondsToWait(address) > 0) return false;
    // The total limits the number of networks that are remembered, too.
    return totalLimit.count("") === 0 && networkLimit.count(address) === 0;
  };
}

/** Answers the reports of pages. The answer is the same whether a report counts or not. */
export function reportHandler(services: Services) {
  const isWithinLimits = reportLimits();
  const { settings, firm } = services;
  const siteUrl = new URL(settings.site.url);

  return async (context: ReceiverContext): Promise<Response> => {
    const { req: request } = context;
    const isWanted =
      isCountable(request) &&
      isFromSite(request, siteUrl) &&
      Number(request.header("content-length")) <= MOST_BYTES &&
      isWithinLimits(clientAddress(context, settings.trustedProxies));
    if (isWanted) {
      const { hostname = "" } = URL.parse(`http://${request.header("host")}`) ?? {};
      const site = {
        directory: settings.siteDirectory,
        basePath: settings.site.basePath,
        hosts: [siteUrl.hostname, hostname],
        booking: firm.booking?.href,
      };
      const body = await text(readBody(context, BODY_TIMES)).catch(() => "");
      for (const counted of await readReport(new URLSearchParams(body), site))
        services.figures?.count(counted);
    }
    return context.body(null, 204, { "Cache-Control": "no-store" });
  };
}
