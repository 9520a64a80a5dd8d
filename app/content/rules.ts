import { slugOf } from "#app/lib/slug.ts";
import type { ContentProblem } from "./content-problem.ts";
import { photoRemedy } from "./photos/read-photos.ts";
import type { Entry } from "./reader.ts";
import type { Identity, PictureField } from "./schemas/shared.ts";

interface Item {
  id?: string | undefined;
  title: string;
  /** Of a person, whose title is an office. */
  name?: string;
  picture?: PictureField;
}

/**
 * Checks what every item of a collection has: an id of its own, or a name that an address can be made from; its photo.
 *
 * @returns the entries, each with its id and its file among the fields
 */
export function identified<Fields extends Item>(
  entries: readonly Entry<Fields>[],
  problems: ContentProblem[],
  slug = slugOf,
): Entry<Fields & Identity>[] {
  const items = entries.map(({ fields, file, body }) => {
    const name = fields.name ?? fields.title;
    const id = fields.id ?? slug(name);
    if (!id) {
      const remedy = `add an id, the last part of the address: none can be made from "${name}"`;
      problems.push({ file, field: "id", value: undefined, remedy });
    }
    requirePhoto(fields.picture, file, "picture", problems);
    return { fields: { ...fields, id, file }, file, body };
  });
  requireUnique<"id">(items, "id", problems);
  return items;
}

/** Records a problem for each entry whose field has the value of an earlier one. */
export function requireUnique<Field extends string>(
  entries: readonly Entry<Record<Field, string | number>>[],
  field: Field,
  problems: ContentProblem[],
): void {
  const firstFile = new Map<string | number, string>();
  for (const { fields, file } of entries) {
    const value = fields[field];
    const first = firstFile.get(value);
    if (first === undefined) firstFile.set(value, file);
    else {
      const remedy = `choose another: ${first} has this ${field} already`;
      problems.push({ file, field, value, remedy });
    }
  }
}

/** Records a problem when the value of a field is not one of those that a place such as `content/leaders/` has. */
export function requireReference(
  { file, field, value }: Omit<ContentProblem, "remedy">,
  known: readonly string[],
  place: string,
  problems: ContentProblem[],
): void {
  if (known.includes(String(value))) return;
  problems.push({ file, field, value, remedy: `use one of ${place}: ${known.join(", ")}` });
}

/** Records a problem when a picture names a photo that is not in content/photos/ or cannot be shown. */
export function requirePhoto(
  picture: PictureField | undefined,
  file: string,
  field: string,
  problems: ContentProblem[],
): void {
  if (!picture || !("file" in picture)) return;
  const remedy = photoRemedy(picture.file);
  if (remedy) problems.push({ file, field: `${field}.file`, value: picture.file, remedy });
}

interface Topic {
  file: string;
  leader: string;
  related?: readonly string[] | undefined;
  /** Of an industry. */
  services?: readonly string[] | undefined;
}

/** What services and industries name: partners, insights, services. */
interface Linked {
  leaders: readonly { id: string }[];
  insights: readonly { id: string }[];
  growthServices: readonly (Omit<Topic, "services"> & { id: string })[];
  capabilities: readonly (Omit<Topic, "services"> & { id: string })[];
  industries: readonly Topic[];
  /** What is not out yet. It may be named: it is left out until it is out. */
  held: readonly { id: string }[];
}

/** Records a problem for each service and industry that names somebody or something that is not there. */
export function requireTopicLinks(all: Linked, problems: ContentProblem[]): void {
  const services = [...all.growthServices, ...all.capabilities];
  const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
  const topics: Topic[] = [
    ...services.map(({ file, leader, related }) => ({ file, leader, related })),
    ...all.industries,
  ];
  for (const { file, leader, ...lists } of topics) {
    const known = {
      related: idsOf([...all.insights, ...all.held]),
      services: idsOf([...services, ...all.held]),
    };
    const places = { related: "content/insights/", services: "content/services/" };
    const one = { file, field: "leader", value: leader };
    requireReference(one, idsOf(all.leaders), "content/leaders/", problems);
    for (const list of ["related", "services"] as const) {
      for (const [index, value] of lists[list]?.entries() ?? []) {
        const entry = { file, field: `${list}[${index}]`, value };
        requireReference(entry, known[list], places[list], problems);
      }
    }
  }
}
