import type { Tokens } from "marked";
import type { z } from "zod";
import { asciiName } from "#app/base/slug.ts";
import { typographic } from "#app/base/typography.ts";
import type { ContentProblem } from "../content-problem.ts";
import { BODY } from "../fields/body-field.ts";
import { pictureWithCaption } from "../fields/picture-fields.ts";
import { mapTexts } from "../map-texts.ts";
import { exhibit } from "../schemas/exhibit.ts";
import { validate } from "../validate.ts";
import { parseFields } from "../yaml/yaml-fields.ts";
import type { BodyNode } from "./body-node.ts";
import type { MarkdownSource } from "./markdown-source.ts";

const pictureBlock = pictureWithCaption();
type PictureBlock = z.infer<typeof pictureBlock>;

/** The figure of a fenced block of data: an exhibit or a picture. Empty if the block has problems. */
export function fencedBlock(token: Tokens.Code, source: MarkdownSource): BodyNode[] {
  if (reportOpenFence(token, source)) return [];
  const { lang, raw, text } = token;
  if (lang === "exhibit") {
    const fields = readBlock(text, lang, exhibit, source);
    if (!fields) return [];
    return [{ tag: "figure", figure: { kind: "exhibit", exhibit: fields }, children: [] }];
  }
  if (lang === "picture") {
    const fields = readBlock(text, lang, pictureBlock, source);
    return fields ? pictureFigure(fields, source) : [];
  }
  const isIndented = raw.startsWith(" ");
  source.report(
    raw,
    isIndented
      ? "begin this line without blanks"
      : "name the block in its first line: ```exhibit, ```picture or ```small print",
  );
  return [];
}

/** Reports a block without an end: the rest of the text would belong to it. @returns whether the block has no end */
export function reportOpenFence({ raw }: Tokens.Code, source: MarkdownSource): boolean {
  const [fence] = /^ {0,3}(?:`{3,}|~{3,})/.exec(raw) ?? [];
  if (fence === undefined) return false;
  const linesBelow = raw.trimEnd().split("\n").slice(1);
  const lastLine = linesBelow.at(-1) ?? "";
  if (lastLine.trim().startsWith(fence.trim())) return false;
  source.report(raw, "end this block with a line that holds only ```");
  return true;
}

/**
 * The fields of a block. Undefined if it has problems. A problem names the number of the block: `body exhibit 2: unit`.
 */
function readBlock<Schema extends z.ZodType>(
  text: string,
  kind: string,
  schema: Schema,
  source: MarkdownSource,
): z.output<Schema> | undefined {
  const { file } = source;
  const name = `${BODY} ${kind} ${source.countBlock(kind)}`;
  const problems: ContentProblem[] = [];
  const firstLine = source.lineOf(`\`\`\`${kind}`);
  const yaml = parseFields(text, (firstLine ?? 0) + 1, (line, field, value, remedy) =>
    problems.push({ file, line, field, value, remedy }),
  );
  const value = mapTexts(yaml.value, (text) => typographic(text, source.language));
  const fields = validate(file, { ...yaml, value }, schema, problems);
  const lineOf = (field: string) => firstLine && yaml.lineOf(field);
  for (const problem of problems) {
    const line = firstLine && (problem.line ?? lineOf(problem.field));
    source.problems.push({ ...problem, field: `${name}: ${problem.field}`, line });
  }
  source.blocks.push({ name, schema, value, lineOf });
  return problems.length > 0 ? undefined : fields;
}

/** A picture in a text with its caption. Empty if it has a problem. */
export function pictureFigure(
  { caption, ...picture }: PictureBlock,
  source: MarkdownSource,
): BodyNode[] {
  if ("file" in picture) {
    if (!picture.alt) {
      const remedy = `say between the brackets what the photo shows: ![Four people](${picture.file})`;
      source.report(picture.file, remedy);
      return [];
    }
    source.addPhoto(picture.file);
  }
  const fileName = source.file.split("/").at(-1)?.replace(/\.md$/, "") ?? "";
  // The number of the block is the seed, so the drawings of a text differ.
  const seed = asciiName(`${fileName}-${source.blockCounts.get("picture")}`);
  const children: BodyNode[] = caption ? [{ tag: "figcaption", children: [caption] }] : [];
  return [{ tag: "figure", figure: { kind: "picture", picture, seed }, children }];
}
