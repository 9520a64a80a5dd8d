/**
 * The name of a photo or an attached file that is saved together with the file that names it. The editor writes it, and the
 * preview of what is not saved takes it for such a file.
 */
export const UNSAVED_ATTACHMENT = "unsaved-file";
