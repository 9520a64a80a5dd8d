import { type Content, setContent } from "#app/model/content.ts";
import { loadSiteContent } from "#app/routes/site-content.ts";

/** Has everything made of the content that the environment names, as it is now. Tests call it before they render. */
export async function loadTestContent(): Promise<Content> {
  const content = await loadSiteContent();
  setContent(content);
  return content;
}
