import { statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { slugOf } from "#app/base/slug.ts";
import type { Content } from "./content.ts";
import { type ContentProblem, oneOf } from "./content-problem.ts";
import { id } from "./fields/building-blocks.ts";
import { heldRemedy, heldText, type Item, isPreview } from "./publication.ts";
import { type Entry, mapTexts } from "./reader.ts";
import type { HasIdAndFile } from "./schemas/shared.ts";
import { contentRoot } from "./source-file.ts";

const ID = id().optional();

/** The entries, each with its file and its id among the fields: its own, or one made from its name. */
export function identified<Fields extends Item>(
  entries: readonly Entry<Fields>[],
  problems: ContentProblem[],
  slug = slugOf,
): Entry<Fields & HasIdAndFile>[] {
  const items = entries.map(({ fields, file, ...entry }) => {
    const name = String(fields.name ?? fields.title ?? "");
    const { success, data = slug(name) } = ID.safeParse(fields.id);
    // Where none is known, the name of the file stands for it, so that links to the item are no faults.
    const id = success ? data : "";
    if (!id && entry.isSound) {
      const remedy = `add an id, the last part of the address: none can be made from "${name}"`;
      problems.push({ file, field: "id", value: undefined, remedy });
    }
    return { ...entry, file, fields: { ...fields, id: id || basename(file, extname(file)), file } };
  });
  requireUnique(items, "id", problems);
  return items;
}

/** Records a problem for each two entries whose field has the same value. */
export function requireUnique(entries: Entry<object>[], field: string, problems: ContentProblem[]) {
  const files = new Map<unknown, string>();
  for (const { fields, file } of entries) {
    const value: unknown = fields[field as keyof typeof fields];
    const other = files.get(value);
    if (value === undefined || other === undefined) files.set(value, file);
    else problems.push({ ...twoWithSame(field, other, file), value });
  }
}

/** Two files have the same value in a field: the newer one is to change, which was a copy perhaps. */
export function twoWithSame(field: string, ...files: [string, string]) {
  const cameAt = (file: string) => statSync(join(contentRoot(), file.slice("content/".length)));
  const [older, file] = files.sort((a, b) => cameAt(a).birthtimeMs - cameAt(b).birthtimeMs);
  const remedy = `these two files have the same ${field}; change it in the newer one (the other is ${older})`;
  return { file, field, remedy };
}

/** By the path of a field, the folder of the items that it names, e.g. `{ "related[]": "insights" }`. */
export type References = Readonly<Record<string, string>>;

/**
 * Records a problem for each reference of some files to what is not there, or is not out. A field that is called title
 * names items by their titles.
 */
export function requireReferences(
  files: readonly { file: string }[],
  references: References,
  all: Content,
  problems: ContentProblem[],
): void {
  // Where they have a fault, there may be no list.
  const titles = [all.site.categories].flat();
  const categories = titles.map((title) => ({ id: title, title, file: "content/site.yaml" }));
  const items = [all.leaders, all.insights, all.industries, all.growthServices, all.capabilities];
  const targets: (HasIdAndFile & Item)[] = [...items, categories].flat();
  for (const [pattern, folder] of Object.entries(references)) {
    const place = `content/${folder}`;
    const known = targets.filter(({ file }) => file.startsWith(place));
    const names = new Set(known.map(({ id, title }) => (pattern.endsWith(".title") ? title : id)));
    // The word before its colon is misspelt.
    const isUntitled = known.some(({ title }) => title === undefined);
    // A fault of a name, or of what cannot be read, may hide what is named; one of a text does not.
    const mayHide = ({ file, field, line }: ContentProblem) =>
      file.startsWith(place) &&
      (/^(id|title|name|categories|\()/.test(field) || (line !== undefined && field !== "body"));
    const require = (file: string, field: string, value: string) => {
      const held = heldText(all.held, value);
      const isTold = problems.some(
        (one) => mayHide(one) || (one.file === file && one.field === field),
      );
      // Services and industries leave out what they name until it is out.
      const mayBeHeld = isPreview() || /^content\/(services|industries)\//.test(file);
      if (isUntitled || isTold || (held && mayBeHeld)) return;
      const now = known.find(({ formerIds }) => formerIds?.includes(value));
      const today = now && `write ${now.id}, as it is called today`;
      const remedy = held ? heldRemedy(held) : (today ?? oneOf(value, [...names], place));
      const none = { field: "(empty)", value, remedy: `there is none: ${file} names one` };
      problems.push(names.size > 0 ? { file, field, value, remedy } : { file: place, ...none });
    };
    for (const { file, ...fields } of files)
      mapTexts(fields, (value, field) => {
        const isReference = field.replace(/\[\d+\]/g, "[]") === pattern;
        if (isReference && !names.has(value)) require(file, field, value);
        return value;
      });
  }
}
