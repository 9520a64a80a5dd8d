import { content } from "#app/model/content.ts";
import type { Photo } from "#app/model/read-photos.ts";

/**
 * A photo by its path below content/photos/.
 *
 * @throws RangeError if there is no such photo; the check of the content finds that earlier
 */
export function photoOf(name: string): Photo {
  const file = content().photos[name];
  if (!file || "remedy" in file) throw new RangeError(`content/photos/${name} is not a photo`);
  return file.photo;
}

/** The path below content/photos/ of the photo with a hash. Undefined if there is none. */
export function photoWithHash(hash: string): string | undefined {
  const entries = Object.entries(content().photos);
  return entries.find(([, file]) => "photo" in file && file.photo.hash === hash)?.[0];
}
