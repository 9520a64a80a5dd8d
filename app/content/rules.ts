import { statSync } from "node:fs";
import { basename, join } from "node:path";
import { slugOf } from "#app/lib/slug.ts";
import type { Content } from "./content.ts";
import type { ContentProblem } from "./content-problem.ts";
import { oneOf } from "./nearest.ts";
import { photoRemedy } from "./photos/read-photos.ts";
import { heldRemedy, heldText, isPreview } from "./publication.ts";
import { contentRoot, type Entry, type FieldValue, textsAt } from "./reader.ts";
import type { Identity } from "./schemas/shared.ts";

/** What an item has an id from; the `title` of a person is an office. */
interface Item {
  id?: string | undefined;
  title: string;
  name?: string;
}

/**
 * Checks what every item of a collection has: an id of its own, or a name that an address can be made from.
 *
 * @returns the entries, each with its id and its file among the fields
 */
export function identified<Fields extends Item>(
  entries: readonly Entry<Fields>[],
  problems: ContentProblem[],
  slug = slugOf,
): Entry<Fields & Identity>[] {
  const items = entries.map(({ fields, file, ...entry }) => {
    const name = fields.name ?? fields.title;
    const hasFault = problems.some((one) => one.file === file && one.field === "id");
    const given = hasFault ? undefined : fields.id;
    const made = given ?? (typeof name === "string" ? slug(name) : "");
    if (!made && entry.isSound) {
      const remedy = `add an id, the last part of the address: none can be made from "${name}"`;
      problems.push({ file, field: "id", value: undefined, remedy });
    }
    const id = String(made || basename(file).replace(/\.\w+$/, ""));
    return { ...entry, file, fields: { ...fields, id, file } };
  });
  requireUnique<"id">(items, "id", problems);
  return items;
}

/** Records a problem for each two entries whose field has the same value. */
export function requireUnique<Field extends string>(
  entries: readonly Entry<Record<Field, string | number>>[],
  field: Field,
  problems: ContentProblem[],
): void {
  const files = new Map<unknown, string>();
  for (const { fields, file } of entries) {
    const value: unknown = fields[field];
    const other = files.get(value);
    if (value === undefined || other === undefined) files.set(value, file);
    else problems.push({ ...twoWithSame(field, other, file), value });
  }
}

/** Two files have the same value in a field: the newer one is to change, which was a copy perhaps. */
export function twoWithSame(
  field: string,
  ...files: [string, string]
): Omit<ContentProblem, "value"> {
  const cameAt = (file: string) =>
    statSync(join(contentRoot(), file.replace(/^content\//, ""))).birthtimeMs;
  const [older, file] = files.sort((a, b) => cameAt(a) - cameAt(b));
  const remedy = `these two files have the same ${field}; change it in the newer one (the other is ${older})`;
  return { file, field, remedy };
}

/** Records a problem when the value of a field is not one of those that a place such as `content/leaders/` has. */
export function requireReference(
  { file, field, value }: Omit<ContentProblem, "remedy">,
  known: readonly string[],
  place: string,
  problems: ContentProblem[],
): void {
  // It may follow from a name there that has a fault, or cannot be read.
  const isTold = problems.some(
    (problem) =>
      (problem.file.startsWith(place) && mayHideNames(problem)) ||
      place.includes(problem.file) ||
      (problem.file === file && problem.field === field),
  );
  if (typeof value !== "string" || isTold || known.includes(value)) return;
  if (known.length > 0) problems.push({ file, field, value, remedy: oneOf(value, known, place) });
  else {
    const [emptied = place] = /content\S*[^/]/.exec(place) ?? [];
    problems.push({
      file: emptied,
      field: "(empty)",
      value,
      remedy: `there is none: ${file} names one`,
    });
  }
}

/** A fault of a line that cannot be read may hide whatever else the file says; those of a text are no such faults. */
function mayHideNames({ field, line }: ContentProblem): boolean {
  return /^(id|title|name)$/.test(field) || (line !== undefined && field !== "body");
}

/** By the path of a field, the folder of the items that it names, e.g. `{ "related[]": "insights" }`. */
export type References = Readonly<Record<string, string>>;

/**
 * Records a problem for each reference of a file to what is not there, has another id today, or is not out.
 *
 * @param mayBeHeld what is not out yet may be named: it is left out until it is
 * @param by how items are named
 */
export function requireReferences(
  { file, ...fields }: { file: string },
  references: References,
  all: Content,
  problems: ContentProblem[],
  { mayBeHeld = false, by = "id" }: { mayBeHeld?: boolean; by?: "id" | "title" } = {},
): void {
  const items = [
    ...[...all.leaders, ...all.insights, ...all.industries],
    ...[...all.growthServices, ...all.capabilities],
  ];
  for (const [pattern, folder] of Object.entries(references)) {
    const place = `content/${folder}/`;
    const known = items.filter((item) => item.file.startsWith(place));
    const names = known.map((item) => item[by]);
    for (const { field, value } of textsAt(fields, pattern)) {
      const held = heldText(all.held, value);
      if (names.includes(value) || (held && (mayBeHeld || isPreview()))) continue;
      const renamed = known.find((item) => "formerIds" in item && item.formerIds?.includes(value));
      const today = renamed && `write ${renamed.id}, as it is called today`;
      const remedy = held ? heldRemedy(held) : today;
      if (remedy) problems.push({ file, field, value, remedy });
      else requireReference({ file, field, value }, names, place, problems);
    }
  }
}

/** Records a problem for each photo that is named and not in content/photos/, or cannot be shown. */
export function requirePhotos(photos: readonly FieldValue[], problems: ContentProblem[]): void {
  for (const photo of photos) {
    const remedy = photoRemedy(photo.value, photo.field.startsWith("logo."));
    if (remedy) problems.push({ ...photo, remedy });
  }
}
