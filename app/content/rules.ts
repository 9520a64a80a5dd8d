import { photoRemedy } from "./photos/read-photos.ts";
import type { ContentProblem } from "./content-problem.ts";
import type { Entry } from "./reader.ts";
import type { PictureField } from "./schemas/shared.ts";

/** Records a problem for each entry whose id is not the slug of its title (decision 8). */
export function requireSlugIds<T extends { id: string }>(
  entries: readonly Entry<T>[],
  titleOf: (fields: T) => string,
  slug: (title: string) => string,
  problems: ContentProblem[],
): void {
  for (const { fields, file } of entries) {
    const expected = slug(titleOf(fields));
    if (fields.id !== expected) {
      const remedy = `write ${expected}, the slug of "${titleOf(fields)}"`;
      problems.push({ file, field: "id", value: fields.id, remedy });
    }
  }
}

/** Records a problem for each entry whose `key` another entry before it has already. */
export function requireUnique<T>(
  entries: readonly Entry<T>[],
  field: string,
  keyOf: (fields: T) => string | number,
  problems: ContentProblem[],
): void {
  const firstFile = new Map<string | number, string>();
  for (const { fields, file } of entries) {
    const key = keyOf(fields);
    const first = firstFile.get(key);
    if (first === undefined) firstFile.set(key, file);
    else {
      const remedy = `choose another: ${first} has this ${field} already`;
      problems.push({ file, field, value: key, remedy });
    }
  }
}

/** Records a problem when `value` is not one of the ids that exist. */
export function requireReference(
  value: string,
  known: readonly string[],
  where: { file: string; field: string; folder: string },
  problems: ContentProblem[],
): void {
  if (known.includes(value)) return;
  const remedy = `name an id of ${where.folder}: ${known.join(", ")}`;
  problems.push({ file: where.file, field: where.field, value, remedy });
}

/** Records a problem when a picture names a photo that is not in content/photos/ or cannot be shown. */
export function requirePhoto(
  picture: PictureField,
  file: string,
  field: string,
  problems: ContentProblem[],
): void {
  if (!("file" in picture)) return;
  const remedy = photoRemedy(picture.file);
  if (remedy) problems.push({ file, field: `${field}.file`, value: picture.file, remedy });
}
