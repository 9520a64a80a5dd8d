import { INKS } from "#app/artwork/inks.ts";
import { escapeText } from "#app/lib/escape.ts";
import { budgets } from "../../checks/budgets.ts";
import type { Results } from "../results.ts";
import { drawPanel, heightOf, type Panel } from "./bar-panel.ts";

const WIDTH = 960;
const GAP = 28;

const style = `text{font-family:system-ui,sans-serif;fill:${INKS.ink}}.title{font-size:20px;font-weight:700}.label{font-size:14px}.over{font-size:14px;font-weight:700}`;

/**
 * The results as one drawing: time of a build by the number of insights, what scripts cost the first sight of each
 * kind of page, and the scripts of each. A part that was not measured has no panel.
 *
 * @returns an SVG document with a title and, for those who do not see it, all values as its description
 */
export function chartOf(results: Results): string {
  const panels = [buildPanel(results), paintPanel(results), scriptPanel(results)].filter(
    (panel) => panel !== undefined,
  );
  const drawn: string[] = [];
  let top = GAP / 2;
  for (const panel of panels) {
    drawn.push(drawPanel(panel, top));
    top += heightOf(panel) + GAP;
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" role="img" aria-labelledby="title desc">`,
    '<title id="title">Benchmarks of the website</title>',
    `<desc id="desc">${escapeText(panels.map(inWords).join(" "))}</desc>`,
    `<style>${style}</style>`,
    `<path d="M0 0H${WIDTH}V${top}H0z" fill="${INKS.paper}"/>`,
    ...drawn,
    "</svg>",
    "",
  ].join("\n");
}

function inWords({ title, bars }: Panel): string {
  return `${title}: ${bars.map(({ label, text }) => `${label} ${text}`).join(", ")}.`;
}

function buildPanel({ growth }: Results): Panel | undefined {
  return (
    growth && {
      title: "Building the site",
      measure: "seconds by the number of insights, all pages and pictures made anew",
      bars: growth.data.map(({ insights, seconds }) => ({
        label: `${insights.toLocaleString("en-GB")} insights`,
        value: seconds,
        text: `${seconds} s`,
      })),
      limit: { value: 120, text: "goal for 10,000: 120 s" },
      colour: "blue",
    }
  );
}

function paintPanel({ paint }: Results): Panel | undefined {
  return (
    paint && {
      title: "What scripts cost the first sight",
      measure: "largest paint as it is, by the same page without scripts (1 is nothing)",
      bars: paint.data.map(({ kind, ratio }) => ({
        label: kind,
        value: ratio,
        text: ratio.toFixed(3),
      })),
      limit: { value: 1.05, text: "goal: 1.05" },
      colour: "red",
    }
  );
}

function scriptPanel({ bytes }: Results): Panel | undefined {
  const kilobytes = (size: number) => `${(size / 1024).toFixed(1)} KB`;
  return (
    bytes && {
      title: "Scripts of each kind of page",
      measure:
        "KB as they travel, all of them after the first paint; forms with what they load when used",
      bars: bytes.data.flatMap(({ kind, script }) =>
        kind ? [{ label: kind, value: script, text: kilobytes(script) }] : [],
      ),
      limit: { value: budgets.scriptWithForm, text: "limit with a form: 120 KB" },
      colour: "yellow",
    }
  );
}
