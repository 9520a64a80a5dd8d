import { type Figure, type Measure, median } from "../figure.ts";
import { alteredSite } from "../site/altered-site.ts";
import { pagesOfKinds } from "../site/built-pages.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 5;
/** The scripts may cost the first sight of a page nothing; what is left is for the spread of the medians. */
const MOST_RATIO = 1.05;
const QUICK = { runs: 1, pages: 3 };

/** Measures one page of every kind with and without its scripts, in turns, so that both meet the same machine. */
export const measurePaint: Measure = async ({ isQuick, resources }) => {
  // Both behind the same proxy, which takes its time.
  const whole = resources.use(await alteredSite({ alter: (html) => html }));
  const plain = resources.use(await alteredSite({ alter: withoutScripts }));
  const { audit } = resources.use(await openLab());
  const paintOf = async (origin: string, address: string) => {
    const url = `${origin}${encodeURI(address)}`;
    const { audits } = await audit(url, "mobile", { onlyCategories: ["performance"] });
    return audits["largest-contentful-paint"]?.numericValue ?? NaN;
  };
  const figures: Figure[] = [];
  for (const { address } of pagesOfKinds().slice(0, isQuick ? QUICK.pages : undefined)) {
    const [times, twins]: [number[], number[]] = [[], []];
    for (let run = 0; run < (isQuick ? QUICK.runs : RUNS); run += 1) {
      times.push(await paintOf(whole.origin, address));
      twins.push(await paintOf(plain.origin, address));
    }
    const note = `${Math.round(median(times))} by ${Math.round(median(twins))} ms`;
    const value = median(times) / median(twins);
    console.log(`${value.toFixed(3)} ${note} ${address}`);
    const name = `${address}, largest paint by that without scripts`;
    figures.push({ name, value, atMost: MOST_RATIO, note });
  }
  return figures;
};

/** A page without its scripts and without the hints to load any: all else stays as it is. */
function withoutScripts(html: string): string {
  const plain = html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi, "");
  if (/<script/i.test(plain)) throw new Error("A page without scripts still has one");
  return plain;
}
