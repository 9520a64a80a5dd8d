/** How files of one kind are served. */
export interface ContentType {
  readonly type: string;
  /** Whether brotli and gzip siblings are written for it. */
  readonly isCompressible: boolean;
}

const text = (type: string) => ({ type: `${type}; charset=utf-8`, isCompressible: true });
const binary = (type: string) => ({ type, isCompressible: false });

/**
 * Every kind of file that the build may publish, by extension. Feeds and the sitemap are
 * `application/xml`: browsers apply the feed's style sheet only under that type.
 */
export const contentTypes: Readonly<Record<string, ContentType>> = {
  html: text("text/html"),
  css: text("text/css"),
  js: text("text/javascript"),
  mjs: text("text/javascript"),
  json: text("application/json"),
  map: text("application/json"),
  xml: text("application/xml"),
  svg: text("image/svg+xml"),
  txt: text("text/plain"),
  webmanifest: text("application/manifest+json"),
  ico: binary("image/x-icon"),
  png: binary("image/png"),
  jpg: binary("image/jpeg"),
  jpeg: binary("image/jpeg"),
  webp: binary("image/webp"),
  avif: binary("image/avif"),
  pdf: binary("application/pdf"),
  pptx: binary("application/vnd.openxmlformats-officedocument.presentationml.presentation"),
  woff2: binary("font/woff2"),
};

/** Which links a browser may fetch ahead of the click; its type is not that of its extension. */
export const SPECULATION_RULES = {
  path: "/speculation-rules.json",
  type: "application/speculationrules+json",
} as const;

/** How a file is served, by its path; undefined for an extension that the site does not publish. */
export function contentTypeOf(path: string): ContentType | undefined {
  if (path.endsWith(SPECULATION_RULES.path)) {
    return { type: SPECULATION_RULES.type, isCompressible: true };
  }
  return contentTypes[/\.([a-z0-9]+)$/.exec(path)?.[1] ?? ""];
}
