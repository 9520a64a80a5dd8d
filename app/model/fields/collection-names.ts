/** Collections of items that a field such as `reference("leaders")` can name. */
export interface Collection {
  /** The place of the items below content/, for error messages. */
  place: string;
  /** The pattern of the items' files, as in app/model/schemas/content-schemas.ts. */
  files: readonly string[];
  /** The field by which people recognize an item in the editor. */
  shown: "name" | "title";
  /** The field that holds the items, if they are a list of words in a single file. */
  list?: string;
}

export const COLLECTIONS = {
  leaders: { place: "leaders", files: ["leaders/*.yaml"], shown: "name" },
  /** Those who are partners today. */
  partners: { place: "leaders", files: ["leaders/*.yaml"], shown: "name" },
  insights: {
    place: "insights",
    files: ["insights/articles/*.md", "insights/blogs/*.md"],
    shown: "title",
  },
  services: {
    place: "services",
    files: ["services/growth/*.yaml", "services/capabilities/*.yaml"],
    shown: "title",
  },
  capabilities: {
    place: "services/capabilities",
    files: ["services/capabilities/*.yaml"],
    shown: "title",
  },
  industries: { place: "industries", files: ["industries/*.yaml"], shown: "title" },
  /** Each word is the title of a category. */
  categories: { place: "site.yaml", files: ["site.yaml"], shown: "title", list: "categories" },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
