import { type ContentUse, checkContent } from "./check-content.ts";
import type { Content } from "./content.ts";
import { ContentError } from "./content-error.ts";
import { readPages } from "./page-content.ts";
import { readContent } from "./read-content.ts";
import { readPhotos } from "./read-photos.ts";
import { noFindings } from "./reader.ts";

/**
 * Reads and checks everything in content/.
 *
 * @param use what the site makes of the content
 * @throws ContentError with every problem
 */
export async function loadContent(use: ContentUse): Promise<Content> {
  const photos = await readPhotos();
  const findings = noFindings();
  const { pageFiles, forms } = use;
  const collections = { ...readContent(forms, findings), photos };
  const content = { ...collections, pages: readPages(pageFiles, collections, forms, findings) };
  const problems = checkContent(content, findings, use);
  if (problems.length > 0) throw new ContentError(problems);
  return content;
}
