import type { Result } from "lighthouse";
import { isHidden, type Page } from "../../checks/built/page.ts";
import type { Figure } from "../figure.ts";
import type { Measure } from "../part.ts";
import { ownPages, pagesOfKinds } from "../site/built-pages.ts";
import { labBrowser } from "../site/lab-browser.ts";
import { serveSite } from "../site/serve-site.ts";
import { median } from "../statistics.ts";
import { type Device, numberOf, runLighthouse } from "./run-lighthouse.ts";

const devices: readonly Device[] = ["mobile", "desktop"];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
/** A page that is not perfect is measured this often in all: one run may have met a busy moment of the machine. */
const MOST_RUNS = 3;
const QUICK_PAGES = 3;

type Part = (typeof categories)[number] | "blocking" | "longest";

/** What Lighthouse says of one page on one device; times in milliseconds. */
interface PageScores extends Record<Part, number> {
  address: string;
  device: Device;
  /** Ids of failed audits; performance apart. */
  failed: string;
}

/** Measures every page of the built site on both devices. */
export const measureLighthouse: Measure = async ({ isQuick, print }) => {
  await using site = await serveSite();
  const { browser, port } = await labBrowser();
  await using _closed = browser;
  const scores: PageScores[] = [];
  for (const page of isQuick ? pagesOfKinds().slice(0, QUICK_PAGES) : ownPages()) {
    for (const device of devices) {
      const runs: Result[] = [];
      do {
        const url = `${site.origin}${encodeURI(page.address)}`;
        runs.push(
          await runLighthouse(url, port, device, {
            onlyCategories: [...categories],
            skipAudits: audited(page),
          }),
        );
      } while (!isQuick && runs.length < MOST_RUNS && !isPerfect(scoresOf(page, device, runs)));
      const found = scoresOf(page, device, runs);
      scores.push(found);
      const numbers = [
        ...categories.map((name) => found[name]),
        `TBT ${found.blocking}`,
        `longest task ${found.longest}`,
      ];
      print(`${numbers.join(" ")} ${device} ${found.address} ${found.failed}`);
    }
  }
  return devices.flatMap((device) =>
    figuresOf(
      device,
      scores.filter((one) => one.device === device),
    ),
  );
};

/** Audits that a page fails because of what it is: hidden from search engines, or an answer with status 404. */
function audited(page: Page): string[] {
  const isNotFound = page.address === "/404";
  // The browser itself writes a document with status 404 to its console.
  return [
    ...(isHidden(page) ? ["is-crawlable"] : []),
    ...(isNotFound ? ["http-status-code", "errors-in-console"] : []),
  ];
}

/** What varies with the machine counts as the median, of the other scores the lowest: what fails once is a fault. */
function scoresOf({ address }: Page, device: Device, runs: readonly Result[]): PageScores {
  const middle = (value: (run: Result) => number) => median(runs.map(value));
  const lowest = (name: string) => Math.min(...runs.map((run) => scoreOf(run, name)));
  return {
    address,
    device,
    performance: middle((run) => scoreOf(run, "performance")),
    accessibility: lowest("accessibility"),
    "best-practices": lowest("best-practices"),
    seo: lowest("seo"),
    blocking: Math.round(middle((run) => numberOf(run, "total-blocking-time"))),
    longest: Math.round(middle(longestTask)),
    failed: [...new Set(runs.flatMap(failedAudits))].join(" "),
  };
}

function isPerfect({ blocking, longest, ...scores }: PageScores): boolean {
  return blocking === 0 && longest <= 50 && categories.every((name) => scores[name] === 100);
}

function scoreOf({ categories: found, requestedUrl }: Result, category: string): number {
  const score = found[category]?.score;
  if (typeof score !== "number")
    throw new Error(`Lighthouse has no ${category} for ${requestedUrl}`);
  return Math.round(score * 100);
}

/** The longest task above 50 ms, on the device as it is simulated; 0 when there is none. */
function longestTask({ audits }: Result): number {
  const { details } = audits["long-tasks"] ?? {};
  const tasks = details?.type === "table" ? details.items : [];
  return Math.max(0, ...tasks.map(({ duration }) => Number(duration)));
}

function failedAudits({ categories: found, audits }: Result): string[] {
  return categories
    .slice(1)
    .flatMap((category) =>
      (found[category]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
}

function figuresOf(device: Device, scores: readonly PageScores[]): Figure[] {
  const worst = (part: Part, isWorse: (a: number, b: number) => number) => {
    const [found] = scores.toSorted((a, b) => isWorse(a[part], b[part]));
    if (!found) throw new Error("There is no page to measure");
    return { value: found[part], note: `${found.address} ${found.failed}`.trim() };
  };
  const lowest = categories.map((category): Figure => {
    const found = worst(category, (a, b) => a - b);
    const note = found.value === 100 ? "all pages" : found.note;
    return {
      ...found,
      name: `${device}, ${category}, lowest of ${scores.length} pages`,
      unit: "",
      atLeast: 100,
      note,
    };
  });
  const most = (part: Part) => worst(part, (a, b) => b - a);
  return [
    ...lowest,
    { name: `${device}, longest total blocking time`, unit: "ms", atMost: 0, ...most("blocking") },
    { name: `${device}, longest task above 50 ms`, unit: "ms", atMost: 50, ...most("longest") },
  ];
}
