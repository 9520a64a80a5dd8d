import { type Content, content } from "#app/model/content.ts";

type Topics = "services" | "industries";

/** A sheet that lists services or industries. */
export interface TopicSheetContent {
  name: Topics;
  /** The heading of the sheet, if several sheets list the same topics. */
  id: string;
  heading: string;
  items: readonly { title: string; text: string }[];
}

/** The most entries that fit on a sheet. */
const ENTRIES_PER_SHEET = 6;

/** Distributes the services and the industries over as many sheets as they need. */
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

/** The sheets after the cover, in order: the id and the heading of each. */
export function sheetsAfterCover(of: Content = content()): { id: string; heading: string }[] {
  const { about, contact } = of.brochure;
  return [
    { id: "about", heading: about.heading },
    ...topicSheets(of),
    { id: "contact", heading: contact.heading },
  ];
}

/** The ids of the sheets, for links. */
export function brochureAnchors(of: Content): string[] {
  const ids = ["cover", ...sheetsAfterCover(of).map(({ id }) => id)];
  return ids.map((id) => `sheet-${id}`);
}
