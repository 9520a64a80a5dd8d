/** Items that fields can name, as `reference("leaders")` does. */
export interface Collection {
  /** Where the items stand, below content/, as error messages say it. */
  place: string;
  /** The files of the items, as app/model/schemas/content-schemas.ts lists them. */
  files: readonly string[];
  /** The field by which an editor recognises an item. */
  shown: "name" | "title";
}

export const COLLECTIONS = {
  leaders: { place: "leaders", files: ["leaders/*.yaml"], shown: "name" },
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
  /** The entries of a list in a file: each is its own name. */
  categories: { place: "site.yaml", files: ["site.yaml"], shown: "title" },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof COLLECTIONS;
