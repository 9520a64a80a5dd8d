const UTF8 = "; charset=utf-8";

/** The types of all files that the build may publish. Browsers apply a feed's style sheet only to `application/xml`. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: `text/html${UTF8}`,
  css: `text/css${UTF8}`,
  js: `text/javascript${UTF8}`,
  json: `application/json${UTF8}`,
  xml: `application/xml${UTF8}`,
  svg: `image/svg+xml${UTF8}`,
  txt: `text/plain${UTF8}`,
  webmanifest: `application/manifest+json${UTF8}`,
  speculationrules: `application/speculationrules+json${UTF8}`,
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  epub: "application/epub+zip",
  zip: "application/zip",
  mp3: "audio/mpeg",
  m4a: "audio/x-m4a",
  mp4: "video/mp4",
  webm: "video/webm",
  vtt: `text/vtt${UTF8}`,
  ics: `text/calendar${UTF8}`,
  woff2: "font/woff2",
  // The editor's converters of pictures.
  wasm: "application/wasm",
};

/** The type of a file, by its path; undefined for an extension that the site does not publish. */
export const contentTypeOf = (path: string): string | undefined =>
  contentTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ""];

/** Whether brotli and gzip siblings are written for a type: for texts. */
export const isCompressible = (type = ""): boolean => type.endsWith(UTF8);
