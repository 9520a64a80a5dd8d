import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Alterations, alteredSite } from "../site/altered-site.ts";
import { inWindow, type Screen } from "./window-browser.ts";

/** What the script in the page shall do, see probe.js. */
export interface Plan {
  from: string;
  /** Selector of the link: the first one is followed. */
  link: string;
  /**
   * `arrive`: clicks some time after the first paint; `stay`: after the page has come to rest; `tap`: touches; `load`:
   * loads the page from an empty one; `look`: scrolls down and follows nothing.
   */
  mode: "arrive" | "stay" | "tap" | "load" | "look";
  /** Milliseconds. */
  rest: number;
}

/** What stands between the visitor and the site. */
export type Condition = Screen &
  Pick<Alterations, "latency" | "bandwidth"> & { refusesPrefetch?: boolean };

const SCRIPT = '<script src="/bench-probe.js" async></script>';
const addProbe = (html: string) => html.replace("</head>", `${SCRIPT}</head>`);

/**
 * Follows one link in a window of a fresh browser.
 *
 * @returns milliseconds from the click to the first contentful paint of the next document, the pages that were fetched
 *   ahead with all their bytes, and those that were fetched more than once, ahead or by the click
 */
export async function followLink(plan: Plan, condition: Condition) {
  const probe = await readFile(join(import.meta.dirname, "probe.js"), "utf8");
  const { promise, resolve, reject } = Promise.withResolvers<{ time: number; fault?: string }>();
  const prefetched: string[] = [];
  const pages: string[] = [];
  let bytes = 0;
  const answer = async (message: IncomingMessage) => {
    if (message.url === "/bench-probe.js")
      return made("text/javascript", `const plan = ${JSON.stringify(plan)};\n${probe}`);
    if (message.url === "/bench-blank") return made("text/html", SCRIPT);
    if (message.url === "/bench-report") resolve(JSON.parse(await text(message)));
    const isRefused = condition.refusesPrefetch && isPrefetch(message);
    return isRefused || message.url === "/bench-report" ? made("text/plain", "", 503) : undefined;
  };
  const onAnswer = (message: IncomingMessage, size: number) => {
    const { url = "" } = message;
    if (!/^\/bench-|\.\w+$/.test(url)) pages.push(url);
    if (!isPrefetch(message)) return;
    prefetched.push(url);
    bytes += size;
  };
  await using site = await alteredSite({ ...condition, alter: addProbe, answer, onAnswer });
  const late = setTimeout(reject, 60_000, new Error(`Nothing comes of ${JSON.stringify(plan)}`));
  const { time, fault } = await inWindow(`${site.origin}${plan.from}`, condition, promise);
  clearTimeout(late);
  if (fault) throw new Error(fault);
  const twice = pages.filter((url, index) => pages.indexOf(url) < index);
  return { time, prefetched, bytes, twice };
}

function isPrefetch({ headers }: IncomingMessage): boolean {
  return `${headers["sec-purpose"]}`.includes("prefetch");
}

function made(type: string, content: string, status = 200) {
  const headers = { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" };
  return { status, headers, body: Buffer.from(content) };
}
