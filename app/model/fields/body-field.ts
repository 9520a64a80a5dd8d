/** What problems, leaves and the editor call the Markdown below the fields of a file. */
export const BODY = "body";
