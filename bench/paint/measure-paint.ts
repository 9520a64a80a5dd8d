import { numberOf, runLighthouse } from "../lighthouse/run-lighthouse.ts";
import type { Measure } from "../part.ts";
import { alteredSite } from "../site/altered-site.ts";
import { pagesOfKinds } from "../site/built-pages.ts";
import { labBrowser } from "../site/lab-browser.ts";
import { median } from "../statistics.ts";
import { withoutScripts } from "./without-scripts.ts";

const RUNS = 5;
/** The scripts may cost the first sight of a page nothing; what is left is for the spread of the medians. */
const MOST_RATIO = 1.05;
const QUICK = { runs: 1, pages: 3 };

/** Measures one page of every kind with and without its scripts, in turns, so that both meet the same machine. */
export const measurePaint: Measure = async ({ isQuick, print }) => {
  // Both behind the same proxy, which takes its time.
  await using whole = await alteredSite({ alter: (html) => html });
  await using plain = await alteredSite({ alter: withoutScripts });
  const { browser, port } = await labBrowser();
  await using _closed = browser;
  const lcpOf = async (url: string) =>
    numberOf(
      await runLighthouse(url, port, "mobile", { onlyCategories: ["performance"] }),
      "largest-contentful-paint",
    );

  const figures = [];
  for (const { address } of isQuick ? pagesOfKinds().slice(0, QUICK.pages) : pagesOfKinds()) {
    const [withScripts, without]: [number[], number[]] = [[], []];
    for (let run = 0; run < (isQuick ? QUICK.runs : RUNS); run += 1) {
      withScripts.push(await lcpOf(`${whole.origin}${encodeURI(address)}`));
      without.push(await lcpOf(`${plain.origin}${encodeURI(address)}`));
    }
    const [lcp, twin] = [median(withScripts), median(without)];
    print(`${(lcp / twin).toFixed(3)} ${Math.round(lcp)} by ${Math.round(twin)} ms ${address}`);
    figures.push({
      name: `${address}, largest paint by that without scripts`,
      value: lcp / twin,
      unit: "",
      digits: 3,
      atMost: MOST_RATIO,
      note: `${Math.round(lcp)} and ${Math.round(twin)} ms`,
    });
  }
  return figures;
};
