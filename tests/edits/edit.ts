import type { ContentFolder } from "./content-folder.ts";

/** A change that docs/editing.md describes, made on a copy of the content as it ships. */
export interface Edit {
  /** What the editor wants, in a few words. */
  name: string;
  apply: (content: ContentFolder) => void | Promise<void>;
  /** What `npm run content` then asks for, and what the editor does about it. Without it the content is sound at once. */
  remedies?: readonly Remedy[];
}

/** An answer to a fault that `npm run content` reports. */
export interface Remedy {
  /** The file that is reported, below the content's folder. */
  file: string;
  /** What the report says of the file: a value that it shows, or words of its remedy. */
  reported: string;
  apply: (content: ContentFolder) => void;
}
