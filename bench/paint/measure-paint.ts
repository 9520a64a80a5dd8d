import { type Figure, type Measure, median } from "../figure.ts";
import { alteredSite } from "../site/altered-site.ts";
import { pagesOfKinds } from "../site/built-pages.ts";
import { openLab } from "../site/lab-browser.ts";

const RUNS = 5;
/** The scripts may cost the first sight of a page nothing; what is left is for the spread of the medians. */
const MOST_RATIO = 1.05;

/** Measures one page of every kind with and without its scripts, in turns, so that both meet the same machine. */
export const measurePaint: Measure = async ({ isQuick, resources }) => {
  // Both behind the same proxy, which takes its time.
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
    const [times, twins]: [number[], number[]] = [[], []];
    while (times.length < (isQuick ? 1 : RUNS)) {
      times.push(await paintOf(whole.origin, address));
      twins.push(await paintOf(plain.origin, address));
    }
    const [time, twin] = [median(times), median(twins)];
    const [value, note] = [time / twin, `${Math.round(time)} by ${Math.round(twin)} ms`];
    console.log(`${value.toFixed(3)} ${note} ${address}`);
    const name = `${address}, largest paint by that without scripts`;
    figures.push({ name, value, atMost: MOST_RATIO, note });
  }
  return figures;
};

/** A page without its scripts: all else stays as it is. */
function withoutScripts(html: string): string {
  const plain = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "");
  if (/<script/i.test(plain)) throw new Error("A page without scripts still has one");
  return plain;
}
