import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { slugOf } from "#app/lib/slug.ts";
import type { Content } from "./content.ts";
import type { ContentProblem } from "./content-problem.ts";
import { oneOf } from "./nearest.ts";
import { photoRemedy } from "./photos/read-photos.ts";
import { contentRoot, type Entry, type FieldValue, textsAt } from "./reader.ts";
import type { Identity } from "./schemas/shared.ts";

interface Item {
  id?: string | undefined;
  title: string;
  /** Of a person, whose title is an office. */
  name?: string;
}

/**
 * Checks what every item of a collection has: an id of its own, or a name that an address can be made from.
 *
 * @returns the entries, each with its id and its file among the fields
 */
export function identified<Fields extends Item, Kind extends Entry<Fields>>(
  entries: readonly (Kind & Entry<Fields>)[],
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
  one: string,
  other: string,
): Omit<ContentProblem, "value"> {
  const [older, newer] = [one, other].sort((a, b) => ageOf(a) - ageOf(b));
  const remedy = `these two files have the same ${field}; change it in the newer one (the other is ${older})`;
  return { file: newer ?? other, field, remedy };
}

/** What is not in the version control yet came after everything that is. */
const UNCOMMITTED = 1e15;

/** When a file came, in milliseconds: into the version control, or else onto this machine. */
function ageOf(file: string): number {
  const path = join(contentRoot(), file.replace(/^content\//, ""));
  const options = ["log", "-1", "--diff-filter=A", "--format=%ct", "--", basename(path)];
  const { stdout } = spawnSync("git", options, { cwd: dirname(path), encoding: "utf8" });
  return stdout?.trim() ? Number(stdout) * 1000 : UNCOMMITTED + statSync(path).birthtimeMs;
}

/** Records a problem when a list is empty from which others choose. */
export function requireSome(
  known: readonly unknown[],
  place: Omit<ContentProblem, "value">,
  problems: ContentProblem[],
): void {
  const isTold = problems.some(({ file }) => file === place.file);
  if (known.length === 0 && !isTold) problems.push({ ...place, value: undefined });
}

/** Whether it is written as a day, or has a fault of its own. */
function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
}

/** Records a problem when of two days the second comes first. */
export function requireOrder<Fields>(
  [first, second]: readonly [keyof Fields & string, keyof Fields & string],
  fields: Fields,
  file: string,
  problems: ContentProblem[],
): void {
  const [from, value] = [fields[first], fields[second]];
  if (!isDay(from) || !isDay(value) || value >= from) return;
  const remedy = `write a day that is not before \`${first}: ${from}\``;
  problems.push({ file, field: second, value, remedy });
}

/** Records a problem when the value of a field is not one of those that a place such as `content/leaders/` has. */
export function requireReference(
  { file, field, value }: Omit<ContentProblem, "remedy">,
  known: readonly string[],
  place: string,
  problems: ContentProblem[],
): void {
  // Nor of an empty folder that should not be empty, of one whose ids have a fault, of a value that cannot be read.
  const isTold = problems.some(
    (problem) =>
      `${problem.file}/` === place ||
      (problem.field === "id" && problem.file.startsWith(place)) ||
      (problem.file === file && problem.field === field),
  );
  if (typeof value !== "string" || isTold || known.includes(value)) return;
  problems.push({ file, field, value, remedy: oneOf(value, known, place) });
}

/** Records a problem for each photo that is named and not in content/photos/, or cannot be shown. */
export function requirePhotos(photos: readonly FieldValue[], problems: ContentProblem[]): void {
  for (const photo of photos) {
    const remedy = photoRemedy(photo.value, photo.field.startsWith("logo."));
    if (remedy) problems.push({ ...photo, remedy });
  }
}

/** An item of the content that others may name by its id. */
interface Named {
  id: string;
  file: string;
  formerIds?: readonly string[] | undefined;
}

/** The items of a folder, such as `content/leaders/`. */
export function itemsIn(all: Content, place: string): Named[] {
  const { leaders, insights, growthServices, capabilities, industries } = all;
  const items = [leaders, insights, growthServices, capabilities, industries].flat();
  return items.filter(({ file }) => file.startsWith(place));
}

/** Records a problem for each service and industry that names somebody or something that is not there. */
export function requireTopicLinks(all: Content, problems: ContentProblem[]): void {
  const topics = [...all.growthServices, ...all.capabilities, ...all.industries];
  const references: [naming: Named[], pattern: string, place: string][] = [
    [topics, "leader", "content/leaders/"],
    [topics, "related[]", "content/insights/"],
    [all.industries, "services[]", "content/services/"],
  ];
  for (const [naming, pattern, place] of references) {
    const known = itemsIn(all, place);
    // What is not out yet may be named: it is left out until it is out. Nobody is kept back.
    const held = all.held.filter(({ file }) => file.startsWith(place));
    const ids = [...known, ...held].map(({ id }) => id);
    for (const { file, ...fields } of naming) {
      for (const named of textsAt(fields, pattern)) {
        const renamed = known.find(({ formerIds }) => formerIds?.includes(named.value));
        const remedy = `write ${renamed?.id}, as it is called today`;
        if (renamed && !ids.includes(named.value)) problems.push({ ...named, file, remedy });
        else requireReference({ ...named, file }, ids, place, problems);
      }
    }
  }
}
