/** The properties of a chosen file that the rules check. The size is in bytes. */
export type ChosenFile = Pick<File, "name" | "size" | "type">;

/** The name of a file within a sentence. Directional isolates keep a right-to-left name from reordering the sentence. */
export const isolatedName = ({ name }: ChosenFile) => `\u2068${name}\u2069`;
