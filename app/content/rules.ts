import { slugOf } from "#app/lib/slug.ts";
import type { ContentProblem } from "./content-problem.ts";
import { photoRemedy } from "./photos/read-photos.ts";
import type { Entry } from "./reader.ts";
import type { PictureField } from "./schemas/shared.ts";

interface Item {
  id: string;
  title: string;
  /** Of a person, whose title is an office. */
  name?: string;
  picture?: PictureField;
}

/** Checks what every item of a collection has: an id that is the slug of its title, alone; its photo. */
export function requireItems(
  entries: readonly Entry<Item>[],
  problems: ContentProblem[],
  slug = slugOf,
): void {
  for (const { fields, file } of entries) {
    const name = fields.name ?? fields.title;
    if (fields.id !== slug(name)) {
      const remedy = `write ${slug(name)}, the slug of "${name}"`;
      problems.push({ file, field: "id", value: fields.id, remedy });
    }
    requirePhoto(fields.picture, file, "picture", problems);
  }
  requireUnique(entries, "id", problems);
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

/** Records a problem when the value of a field is not one of the ids of a folder. */
export function requireReference(
  { file, field, value }: Omit<ContentProblem, "remedy">,
  ids: readonly string[],
  folder: string,
  problems: ContentProblem[],
): void {
  if (ids.includes(String(value))) return;
  problems.push({ file, field, value, remedy: `name an id of ${folder}: ${ids.join(", ")}` });
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
