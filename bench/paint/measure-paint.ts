import { type Figure, type Measure, median } from "../figure.ts";
import { alteredSite } from "../site/altered-site.ts";
import { pagesOfKinds } from "../site/built-pages.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 5;
/** Scripts must not delay the largest paint. The rest is for the spread of the medians. */
const MOST_RATIO = 1.05;

/** Measures a page of each kind with and without its scripts, in turns, under the same conditions of the machine. */
export const measurePaint: Measure = async ({ isQuick, resources }) => {
  // Both go through a proxy, because a proxy takes time.
  const whole = resources.use(await alteredSite({ alter: (html) => html }));
  const plain = resources.use(await alteredSite({ alter: withoutScripts }));
  const { audit } = resources.use(await openLab());
  const paintOf = async (origin: string, address: string) => {
    const options = { onlyCategories: ["performance"] };
    const { audits } = await audit(`${origin}${encodeURI(address)}`, "mobile", options);
    return audits["largest-contentful-paint"]?.numericValue ?? NaN;
  };
  const figures: Figure[] = [];
  for (const { address } of pagesOfKinds().slice(0, isQuick ? 3 : undefined)) {
    const withScripts: number[] = [];
    const without: number[] = [];
    while (withScripts.length < (isQuick ? 1 : RUNS)) {
      withScripts.push(await paintOf(whole.origin, address));
      without.push(await paintOf(plain.origin, address));
    }
    const value = median(withScripts) / median(without);
    const note = `${Math.round(median(withScripts))} by ${Math.round(median(without))} ms`;
    console.log(`${value.toFixed(3)} ${note} ${address}`);
    const name = `${address}, largest paint by that without scripts`;
    figures.push({ name, value, atMost: MOST_RATIO, note });
  }
  return figures;
};

/** Removes the scripts of a page and nothing else. */
function withoutScripts(html: string): string {
  const plain = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "");
  if (/<script/i.test(plain)) throw new Error("A page without scripts still has one");
  return plain;
}
