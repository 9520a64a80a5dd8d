import { type Content, content } from "#app/model/content.ts";

type Topics = "services" | "industries";

/** A sheet that lists services or industries. */
export interface TopicSheetContent {
  name: Topics;
  /** Names the sheet, where several list the same topics. */
  id: string;
  heading: string;
  items: readonly { title: string; text: string }[];
}

/** Entries that a sheet has room for. */
const ENTRIES_PER_SHEET = 6;

/** The services and the industries, on as many sheets as they need. */
export function topicSheets(of: Content = content()): TopicSheetContent[] {
  return [...sheetsOf("services", of), ...sheetsOf("industries", of)];
}

function sheetsOf(name: Topics, { brochure }: Content): TopicSheetContent[] {
  const { heading, items } = brochure[name];
  const count = Math.ceil(items.length / ENTRIES_PER_SHEET);
  const perSheet = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => ({
    name,
    id: index === 0 ? name : `${name}-${index + 1}`,
    heading: index === 0 ? heading : `${heading} (${index + 1})`,
    items: items.slice(index * perSheet, (index + 1) * perSheet),
  }));
}

/** The sheets, as links can lead to them. */
export function brochureAnchors(of: Content): string[] {
  const ids = ["cover", "about", ...topicSheets(of).map(({ id }) => id), "contact"];
  return ids.map((id) => `sheet-${id}`);
}
