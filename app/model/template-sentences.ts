import { parse } from "yaml";
import type { z } from "zod";
import type { ContentProblem } from "./content-problem.ts";
import { type Leaf, leavesOf } from "./fields/field-leaves.ts";
import { pageTemplates } from "./page-templates.ts";
import { isEnded } from "./publication.ts";
import { contentFiles, readSource } from "./source-file.ts";

const PAGES = "standalone/*.yaml";

interface Template {
  name: string;
  title: string;
  texts: readonly string[];
  sentences: ReadonlySet<string>;
  /** Figures of zeros alone, such as `00%`, which no page has by chance. */
  figures: ReadonlySet<string>;
  /** The texts with the title of its example, such as `Registration for Spring dinner`. */
  titledTexts: ReadonlySet<string>;
}

/** A cache, because a preview asks at every letter. */
let knownTemplates: readonly Template[] | undefined;

/**
 * Sentences and figures of a template that a published page still has. They tell its author what to write, so they are no fault of the
 * file, but no visitor should read them.
 *
 * @param schemas of the files in content/, by their paths
 */
export function templateSentences(schemas: Readonly<Record<string, z.ZodType>>): ContentProblem[] {
  const schema = schemaOfPages(schemas);
  const templates = templatesOf(schema);
  return contentFiles(PAGES).flatMap((path) => {
    const { file, yaml } = readSource(path, []);
    const { title, draft, until } = Object(yaml.value);
    if (draft || isEnded({ until })) return [];
    const leaves = leavesOf(schema, yaml.value);
    return templates.flatMap((template) =>
      leaves.flatMap((leaf) => problemsOf(leaf, file, title, template)),
    );
  });
}

/** Every text of the templates. @param schemas of the files in content/, by their paths */
export function templateTexts(schemas: Readonly<Record<string, z.ZodType>>): string[] {
  return templatesOf(schemaOfPages(schemas)).flatMap(({ texts }) => texts);
}

function schemaOfPages(schemas: Readonly<Record<string, z.ZodType>>): z.ZodType {
  const schema = schemas[PAGES];
  if (!schema) throw new RangeError(`There is no schema of ${PAGES}`);
  return schema;
}

function templatesOf(schema: z.ZodType): readonly Template[] {
  knownTemplates ??= readTemplates(schema);
  return knownTemplates;
}

function readTemplates(schema: z.ZodType): Template[] {
  return pageTemplates().map(({ name, yaml }) => {
    const fields: { title: string } = parse(yaml);
    const leaves = leavesOf(schema, fields);
    const texts = leaves.flatMap(({ value }) => (typeof value === "string" ? [value] : []));
    const figures = leaves.filter(isFigure).map(({ value }) => String(value));
    return {
      name,
      title: fields.title,
      texts,
      sentences: new Set(texts.flatMap(sentencesOf)),
      figures: new Set(figures),
      titledTexts: new Set(texts.filter((text) => text.includes(fields.title))),
    };
  });
}

/** The sentences of a text that end with a full stop. */
function sentencesOf(text: string): string[] {
  const sentences = text.split(/\n|(?<=[.!?])\s+/).map((part) => part.replace(/^- /, "").trim());
  return sentences.filter((sentence) => sentence.endsWith("."));
}

function isFigure({ meaning }: Leaf): boolean {
  return meaning?.kind === "text" && meaning.isFigure === true;
}

function problemsOf(
  leaf: Leaf,
  file: string,
  title: unknown,
  template: Template,
): ContentProblem[] {
  const { path: field, value } = leaf;
  if (typeof value !== "string") return [];
  if (isFigure(leaf) && template.figures.has(value)) {
    const remedy = `write a figure of your own: this stands in the template “${template.name}”`;
    return [{ file, field, value, remedy }];
  }
  const left = sentencesOf(value).filter((sentence) => template.sentences.has(sentence));
  if (left.length > 0) {
    const remedy = `write your own words: this stands in the template “${template.name}”`;
    return left.map((sentence) => ({ file, field, value: sentence, remedy }));
  }
  if (title === template.title || !template.titledTexts.has(value)) return [];
  const remedy = `name this page: “${template.title}” is the title of the template “${template.name}”`;
  return [{ file, field, value, remedy }];
}
