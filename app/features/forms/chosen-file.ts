/** What the rules ask of a file that a visitor has chosen. The size is in bytes. */
export type ChosenFile = Pick<File, "name" | "size" | "type">;

/** The name of a file in quotation marks, isolated: a name written from right to left cannot turn the sentence around. */
export const quotedName = ({ name }: ChosenFile) => `“\u2068${name}\u2069”`;
