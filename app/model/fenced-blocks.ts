import type { Tokens } from "marked";
import type { z } from "zod";
import { asciiName } from "#app/base/slug.ts";
import { typographic } from "#app/base/typography.ts";
import { pictureOf } from "#app/features/artwork/pictures.ts";
import { type DrawnExhibit, drawExhibit } from "#app/features/exhibits/draw-exhibit.ts";
import type { BodyNode } from "./body.ts";
import type { Source } from "./body-source.ts";
import type { ContentProblem } from "./content-problem.ts";
import { pictureWithCaption } from "./fields/pictures.ts";
import { photoRemedy } from "./read-photos.ts";
import { mapTexts } from "./reader.ts";
import { exhibit } from "./schemas/exhibit.ts";
import { validate } from "./validate.ts";
import { parseFields } from "./yaml-fields.ts";

const pictureBlock = pictureWithCaption();
type PictureBlock = z.infer<typeof pictureBlock>;

/** The figure for a fenced block of data: an exhibit, or a picture that is drawn; nothing where problems were recorded. */
export function fencedBlock({ lang, raw, text }: Tokens.Code, source: Source): BodyNode[] {
  if (raw.startsWith("```") && !/\n```\s*$/.test(raw))
    return source.fault(raw, "end this block with a line that holds only ```");
  if (lang === "exhibit") {
    const fields = readBlock(text, lang, exhibit, source);
    return fields ? [exhibitFigure(drawExhibit(fields))] : [];
  }
  if (lang === "picture") {
    const fields = readBlock(text, lang, pictureBlock, source);
    return fields ? pictureFigure(fields, source) : [];
  }
  const remedy = "name the block in its first line: ```exhibit, ```picture or ```small print";
  return source.fault(raw, raw.startsWith(" ") ? "begin this line without blanks" : remedy);
}

/** The fields of a block; undefined where problems were recorded, which count the blocks: `body exhibit 2: unit`. */
function readBlock<Schema extends z.ZodType>(
  text: string,
  kind: string,
  schema: Schema,
  { file, counts, problems, lineOf }: Source,
): z.output<Schema> | undefined {
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  const found: ContentProblem[] = [];
  const first = lineOf(`\`\`\`${kind}`);
  const yaml = parseFields(text, (first ?? 0) + 1, (line, field, value, remedy) =>
    found.push({ file, line, field, value, remedy }),
  );
  const value = mapTexts(yaml.value, typographic);
  const fields = validate(file, { ...yaml, value }, schema, found);
  for (const { line, field, ...problem } of found) {
    const at = first && (line ?? yaml.lineOf(field));
    problems.push({ ...problem, field: `body ${kind} ${count}: ${field}`, line: at });
  }
  return found.length > 0 ? undefined : fields;
}

/** A picture of a text with its caption; nothing where a problem was recorded. */
export function pictureFigure({ caption, ...field }: PictureBlock, source: Source): BodyNode[] {
  if ("file" in field) {
    const remedy = field.alt
      ? photoRemedy(field.file, false)
      : `say between the brackets what the photo shows: ![Four people](${field.file})`;
    if (remedy) return source.fault(field.file, remedy);
  }
  const { file, counts } = source;
  const name = file.split("/").at(-1)?.replace(/\.md$/, "") ?? "";
  // Two drawings of a text differ.
  const picture = pictureOf(field, asciiName(`${name}-${counts.get("picture")}`), "text");
  const children: BodyNode[] = caption ? [{ tag: "figcaption", children: [caption] }] : [];
  return [{ tag: "figure", picture, children }];
}

/** An exhibit, with all that it says as text and table for whatever does not draw it. */
function exhibitFigure(exhibit: DrawnExhibit): BodyNode {
  const { title, unit, note, rows, lines } = exhibit;
  const table = lines
    ? [["", ...lines.columns], ...lines.series.map(({ label, figures }) => [label, ...figures])]
    : rows.map(({ label, figure, sector }) => [label, figure, sector?.part ?? []].flat());
  const tableRows = table.map((texts, row): BodyNode => {
    const children = texts.map((text, column): BodyNode => {
      return { tag: column === 0 || (lines && row === 0) ? "th" : "td", children: [text] };
    });
    return { tag: "tr", children };
  });
  return {
    tag: "figure",
    exhibit,
    children: [
      { tag: "figcaption", children: [unit ? `${title} (${unit})` : title] },
      { tag: "table", children: [{ tag: "tbody", children: tableRows }] },
      { tag: "p", children: [{ tag: "small", children: [note] }] },
    ],
  };
}
