import { type Content, setContent } from "#app/model/content.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";

/** Loads the content that the environment names. Tests call it before they render. */
export async function loadTestContent(): Promise<Content> {
  const content = await loadSiteContent();
  setContent(content);
  return content;
}
