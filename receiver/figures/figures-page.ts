import { createHash } from "node:crypto";
import { scaleLinear } from "d3-scale";
import { html, raw } from "hono/html";
import { FIGURE_KINDS, type FigureKind } from "./figure.ts";
import {
  FIGURE_HEADINGS,
  type FiguresSummary,
  type NameFigure,
  type PeriodFigures,
  totalOf,
} from "./figures-summary.ts";

/** A piece of a document whose texts are escaped. */
type Html = ReturnType<typeof html>;

/** How many names of a kind the page shows. The download has them all. */
const MOST_ROWS = 50;

/** The approximate number of lines behind the bars. */
const CHART_LINES = 4;

/** The part of the width of a bar that stays free, in percent. */
const BAR_GAP = 20;

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d9d9d3, #44443e); --quiet: light-dark(#5c5c54, #b4b4aa);
  --bar: light-dark(#2f6b4f, #7fc7a2); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-inline-size: 64rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fcfcfa, #191917); color: light-dark(#1c1c19, #edede6); }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.125rem; margin: 2.5rem 0 .5rem; }
p { margin: 0; color: var(--quiet); }
form { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; margin: 1.25rem 0 2rem; }
label { display: grid; gap: .25rem; font-size: .875rem; }
input, select, button { font: inherit; min-block-size: 2.5rem; padding: .25rem .625rem; border: 1px solid var(--quiet);
  border-radius: .25rem; background: transparent; color: inherit; }
select option { background: light-dark(#fff, #2a2a27); }
button { background: var(--bar); border-color: var(--bar); color: light-dark(#fff, #10100f); font-weight: 600; padding-inline: 1.25rem; }
a { color: inherit; }
form a { padding-block: .5rem; }
dl { display: flex; flex-wrap: wrap; gap: .75rem 3rem; margin: 0 0 1.5rem; }
dt { font-size: .875rem; color: var(--quiet); }
dd { margin: 0; font-size: 2rem; line-height: 1.2; font-variant-numeric: tabular-nums; }
figure { margin: 0; padding-block-start: .5rem; padding-inline-start: 3.25rem; }
svg { display: block; inline-size: 100%; block-size: 13rem; overflow: visible; }
rect { fill: var(--bar); }
line { stroke: var(--line); }
text { fill: var(--quiet); font-size: .75rem; text-anchor: end; }
figcaption { display: flex; justify-content: space-between; font-size: .75rem; color: var(--quiet); padding-block-start: .375rem; }
div { overflow-x: auto; }
table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { text-align: end; padding: .375rem 0 .375rem 1rem; border-block-end: 1px solid var(--line); font-weight: normal; }
th:first-child { text-align: start; padding-inline-start: 0; overflow-wrap: anywhere; }
thead th { font-size: .875rem; color: var(--quiet); }
tfoot :is(th, td) { font-weight: 600; }
:focus-visible { outline: 2px solid var(--bar); outline-offset: 2px; }
`;

/** The Content-Security-Policy of the page: its styles, its form, and nothing else. */
export const FIGURES_POLICY = [
  `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join("; ");

/** The page with the figures, for the firm: a chart and tables, without scripts. */
export async function figuresPage(firmName: string, summary: FiguresSummary): Promise<string> {
  const { range, periods, names } = summary;
  const total = totalOf(periods);
  const page = html`<!doctype html>
<html lang="en-us">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Figures | ${firmName}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>Figures of ${firmName}</h1>
<p>What the site counts by itself: no cookies, nothing about a single visit. Visitors who ask not to be tracked are not counted.</p>
${rangeForm(summary)}
<dl>
${totalItem("Page views", total.views)}
${totalItem("Arrivals", total.arrivals)}
${totalItem("Goals", total.goals)}
</dl>
${viewsChart(periods)}
<h2>By ${range.by}</h2>
${periodsTable(summary, total)}
${FIGURE_KINDS.map((kind) => namesTable(kind, names[kind]))}
</main>
</body>
</html>
`;
  return `${await page}`;
}

function totalItem(name: string, count: number): Html {
  return html`<div><dt>${name}</dt><dd>${numberText(count)}</dd></div>`;
}

function rangeForm({ range: { by, from, to } }: FiguresSummary): Html {
  const download = new URLSearchParams({ by, from, to, format: "csv" });
  return html`<form>
<label>By <select name="by">
<option value="day"${raw(by === "day" ? " selected" : "")}>day</option>
<option value="month"${raw(by === "month" ? " selected" : "")}>month</option>
</select></label>
<label>From <input type="date" name="from" value="${from}"></label>
<label>To <input type="date" name="to" value="${to}"></label>
<button>Show</button>
<a href="?${download.toString()}">Download as CSV</a>
</form>`;
}

/** A bar for each period. The table below it says the same in words. */
function viewsChart(periods: readonly PeriodFigures[]): Html {
  const most = Math.max(1, ...periods.map(({ views }) => views));
  const scale = scaleLinear([0, most], [100, 0]).nice(CHART_LINES);
  const lines = scale.ticks(CHART_LINES).filter(Number.isInteger);
  const step = 100 / periods.length;
  const width = (step * (100 - BAR_GAP)) / 100;
  const bars = periods.map(({ period, views }, index) => {
    const top = scale(views);
    const start = index * step + (step - width) / 2;
    const label = `${period}: ${numberText(views)}`;
    return html`<rect x="${percent(start)}" y="${percent(top)}" width="${percent(width)}" height="${percent(100 - top)}"><title>${label}</title></rect>`;
  });
  return html`<figure>
<svg role="img" aria-label="Page views in each period. The table below states the numbers.">
${lines.map((value) => html`<line x1="0" x2="100%" y1="${percent(scale(value))}" y2="${percent(scale(value))}"/>`)}
${bars}
${lines.map((value) => html`<text x="-8" y="${percent(scale(value))}" dy="4">${numberText(value)}</text>`)}
</svg>
<figcaption><span>${periods.at(0)?.period}</span><span>page views</span><span>${periods.at(-1)?.period}</span></figcaption>
</figure>`;
}

function periodsTable({ range, periods }: FiguresSummary, total: PeriodFigures): Html {
  const newestFirst = periods.toReversed();
  return html`<div><table>
<thead><tr><th scope="col">${range.by}</th><th scope="col">page views</th><th scope="col">arrivals</th><th scope="col">goals</th></tr></thead>
<tbody>${newestFirst.map(periodRow)}</tbody>
<tfoot>${periodRow(total)}</tfoot>
</table></div>`;
}

function periodRow({ period, views, arrivals, goals }: PeriodFigures): Html {
  const cells = [views, arrivals, goals].map((count) => html`<td>${numberText(count)}</td>`);
  return html`<tr><th scope="row">${period}</th>${cells}</tr>`;
}

function namesTable(kind: FigureKind, names: readonly NameFigure[]): Html {
  const heading = html`<h2>${FIGURE_HEADINGS[kind]}</h2>`;
  if (names.length === 0) return html`${heading}<p>Nothing was counted.</p>`;
  const rows = names.slice(0, MOST_ROWS).map(({ name, counted }) => {
    return html`<tr><th scope="row">${name}</th><td>${numberText(counted)}</td></tr>`;
  });
  const further = names.length - rows.length;
  const note = further > 0 ? html`<p>${further} more in the download.</p>` : "";
  return html`${heading}<div><table><tbody>${rows}</tbody></table></div>${note}`;
}

const percent = (value: number) => `${Number(value.toFixed(3))}%`;

const numberText = (value: number) => value.toLocaleString("en-us");
