import { createHash, timingSafeEqual } from "node:crypto";
import { csvOf } from "../csv.ts";
import { NetworkLimit } from "../network-limit.ts";
import { clientAddress } from "../requests.ts";
import type { ReceiverContext, Services } from "../services.ts";
import { dayOf } from "./figure.ts";
import { FIGURES_POLICY, figuresPage } from "./figures-page.ts";
import { type FiguresRange, readRange } from "./figures-range.ts";
import { readFigures } from "./figures-store.ts";
import { COUNT_COLUMNS, countRows, summarize } from "./figures-summary.ts";

/** Wrong passwords that a network may send in ten minutes. */
const MOST_WRONG_PASSWORDS = 10;

/** No cache stores the page, no site frames it, and no search engine lists it. */
const PRIVATE_HEADERS = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": FIGURES_POLICY,
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "X-Robots-Tag": "noindex",
};

/**
 * Shows the figures to visitors who know a password of the settings, which browsers ask for (HTTP Basic, RFC 7617). Any user
 * name will do.
 */
export function figuresPageHandler(
  { settings, database, firm }: Services,
  passwords: readonly string[],
) {
  const wrongPasswords = new NetworkLimit(MOST_WRONG_PASSWORDS);

  return async (context: ReceiverContext): Promise<Response> => {
    for (const [name, value] of Object.entries(PRIVATE_HEADERS)) context.header(name, value);
    const network = clientAddress(context, settings.trustedProxies);
    const seconds = wrongPasswords.secondsToWait(network);
    if (seconds > 0) {
      const headers = { "Retry-After": `${seconds}` };
      return context.text("429: Too many wrong passwords. Try again later.\n", 429, headers);
    }
    const given = readPassword(context.req.header("authorization"));
    if (given === undefined || !passwords.some((password) => isSame(given, password))) {
      if (given !== undefined) wrongPasswords.count(network);
      const headers = { "WWW-Authenticate": 'Basic realm="Figures", charset="UTF-8"' };
      return context.text("401: These figures need a password.\n", 401, headers);
    }
    return answerFigures(context);
  };

  async function answerFigures(context: ReceiverContext): Promise<Response> {
    const { format, ...requested } = context.req.query();
    let range: FiguresRange;
    try {
      range = readRange(requested, dayOf(new Date()));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return context.text(`400: ${error.message}\n`, 400);
    }
    const figures = await readFigures(database, range.from, range.to);
    if (format !== "csv")
      return context.html(await figuresPage(firm.name, summarize(figures, range)));
    const name = `figures-${range.from}-${range.to}.csv`;
    return context.body(`${csvOf(countRows(figures, range), COUNT_COLUMNS)}\n`, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
    });
  }
}

/** @param header such as `Basic dXNlcjpwYXNzd29yZA==` @returns undefined if it has no password */
function readPassword(header = ""): string | undefined {
  const [, encoded] = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header) ?? [];
  if (encoded === undefined) return undefined;
  const userAndPassword = Buffer.from(encoded, "base64").toString();
  const colon = userAndPassword.indexOf(":");
  return colon < 0 ? undefined : userAndPassword.slice(colon + 1);
}

/** Takes the same time whatever part of a password is right. */
function isSame(given: string, password: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(password));
}

const digestOf = (text: string) => createHash("sha256").update(text).digest();
