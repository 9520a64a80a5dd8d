import type { BodyNode } from "#app/model/body/body-node.ts";
import type { Exhibit } from "#app/model/schemas/exhibit.ts";
import { type DrawnExhibit, drawExhibit } from "./draw-exhibit.ts";

/** Replaces the exhibits of a text by words and a table, for the search, the reading time and the feeds. */
export function withExhibitTexts(nodes: readonly BodyNode[]): BodyNode[] {
  return nodes.map((node) => {
    if (typeof node === "string") return node;
    const children =
      node.figure?.kind === "exhibit"
        ? exhibitText(node.figure.exhibit)
        : withExhibitTexts(node.children);
    return { ...node, children };
  });
}

/** The words of an exhibit: its title, its figures as a table, its note. */
function exhibitText(exhibit: Exhibit): BodyNode[] {
  const drawn = drawExhibit(exhibit);
  const { title, unit, note } = drawn;
  return [
    { tag: "figcaption", children: [unit ? `${title} (${unit})` : title] },
    { tag: "table", children: [{ tag: "tbody", children: figureRows(drawn) }] },
    { tag: "p", children: [{ tag: "small", children: [note] }] },
  ];
}

function figureRows({ rows, lines }: DrawnExhibit): BodyNode[] {
  if (!lines) {
    return rows.map(({ label, figure, sector }) => {
      const part = sector?.part === undefined ? [] : [sector.part];
      return tableRow([label, figure, ...part]);
    });
  }
  const head: BodyNode = { tag: "tr", children: ["", ...lines.columns].map(headCell) };
  const series = lines.series.map(({ label, figures }) => tableRow([label, ...figures]));
  return [head, ...series];
}

/** A row with its header in the first cell. */
function tableRow([head = "", ...figures]: readonly string[]): BodyNode {
  const cells = figures.map((figure): BodyNode => ({ tag: "td", children: [figure] }));
  return { tag: "tr", children: [headCell(head), ...cells] };
}

function headCell(words: string): BodyNode {
  return { tag: "th", children: [words] };
}
