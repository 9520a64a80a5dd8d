import type { ContentFolder } from "./content-folder.ts";

/** A change that docs/editing.md describes, made on a copy of the content of the site `structure`. */
export interface Edit {
  /** What the editor wants, in a few words. */
  name: string;
  apply: (content: ContentFolder) => void | Promise<void>;
  /**
   * The faults that `npm run content` then reports, and how the editor mends them. Without this field the content is
   * sound at once.
   */
  remedies?: readonly Remedy[];
}

/** An answer to a fault that `npm run content` reports. */
export interface Remedy {
  /** The file that is reported, below the content's folder. */
  file: string;
  /** Words of the report about the file: a value, or words of the remedy. */
  reported: string;
  apply: (content: ContentFolder) => void;
}
