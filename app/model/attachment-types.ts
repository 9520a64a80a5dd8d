/** What content can attach to a page: a file to take along, a recording to hear, a film, and the captions of a film. */
export type AttachmentKind = "document" | "audio" | "video" | "captions";

interface TypeRule {
  kind: AttachmentKind;
  /** The media type, as browsers and podcast directories know it. */
  mime: string;
}

/** The types of files that content can attach, by the extension of their addresses. */
export const ATTACHMENT_TYPES = {
  pdf: { kind: "document", mime: "application/pdf" },
  pptx: {
    kind: "document",
    mime: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  },
  xlsx: {
    kind: "document",
    mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  },
  epub: { kind: "document", mime: "application/epub+zip" },
  zip: { kind: "document", mime: "application/zip" },
  mp3: { kind: "audio", mime: "audio/mpeg" },
  m4a: { kind: "audio", mime: "audio/x-m4a" },
  mp4: { kind: "video", mime: "video/mp4" },
  webm: { kind: "video", mime: "video/webm" },
  vtt: { kind: "captions", mime: "text/vtt" },
} as const satisfies Record<string, TypeRule>;

export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

/** Whether a type of file, such as `pdf`, can be attached. */
export function isAttachmentType(type: string): type is AttachmentType {
  return Object.hasOwn(ATTACHMENT_TYPES, type);
}

/** What an editor may attach, in words, and the most bytes of a file. */
export const ATTACHMENT_RULES: Readonly<
  Record<AttachmentKind, { wanted: string; maxBytes: number }>
> = {
  document: { wanted: "a PDF, PPTX, XLSX, EPUB or ZIP file", maxBytes: 25_000_000 },
  // GitHub refuses files of more than 100 MB.
  audio: { wanted: "an MP3 or M4A file", maxBytes: 100_000_000 },
  video: { wanted: "an MP4 or WebM file", maxBytes: 100_000_000 },
  captions: { wanted: "a WebVTT file (.vtt)", maxBytes: 1_000_000 },
};

/** The pattern of the extensions of attached files, for a glob. */
export const ATTACHMENT_EXTENSIONS = `{${Object.keys(ATTACHMENT_TYPES).join(",")}}`;
