import { createHash } from "node:crypto";
import type { siteAddress } from "./address.ts";
import { contentTypeOf } from "./content-types.ts";
import { pathRegExp } from "./path-patterns.ts";
import type { Redirect } from "./redirects.ts";

export type Headers = Readonly<Record<string, string>>;

/** What the policy allows the editor beside the site itself. */
export interface EditorSources {
  /** The servers to which it may send requests. */
  readonly connect: readonly string[];
  /** The servers from which it may load pictures. */
  readonly images: readonly string[];
  /** Whether it shows pages of the site in frames. */
  readonly hasPageFrames: boolean;
  /**
   * Whether a second window of the editor goes to another server to sign in, and comes back. A stricter policy would cut it off
   * from the first window on its way.
   */
  readonly leavesToSignIn: boolean;
}

/** The settings of a build that hosts depend on. */
interface HostingOptions extends ReturnType<typeof siteAddress> {
  /** The scripts whose texts stand in pages. */
  readonly inlineScripts: readonly string[];
  /** Absent while delivery is simulated. */
  readonly formEndpoint?: string | undefined;
  /** What the receiver of the forms answers beside them: paths of the site's own host, base path included. */
  readonly receiverPaths?: readonly string[];
  readonly editor?: EditorSources | undefined;
  readonly isPreview?: boolean;
  /** The prefixes of languages with a not-found page of their own, such as `/de`. */
  readonly languages?: readonly string[];
}

/** Everything that a host must know to serve a build. Paths are without the base path. */
export type HostingRules = ReturnType<typeof hostingRules>;

/** Where a build keeps its rules, in its folder `hosting`. */
export const RULES_FILE = "rules.json";

/** The folder of the editor. Only the editor has a less strict policy. */
export const EDITOR_FOLDER = "/admin";

/** The address of this project's receiver, below the base path of the site. */
export const RECEIVER_PATH = "/forms";

/** Folders whose file names change whenever their content does. */
export const IMMUTABLE_FOLDERS: readonly string[] = ["/assets", "/artwork", "/photos"];

const SPECULATION_RULES = "/links.speculationrules";

/**
 * The headers of an error in plain text, in addition to those of every answer. Nothing may run in it, and no site may frame
 * it.
 */
export const ERROR_IN_WORDS: Headers = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Frame-Options": "DENY",
};

const fresh = (time: string) => ({ "Cache-Control": `public, max-age=${time}` });
/**
 * The time for which browsers use a page without revalidation. Without it a prefetched page would be requested again at
 * the click.
 */
const A_MINUTE = fresh("60");
const FOR_EVER = fresh("31536000, immutable");
/** Feed readers and link previews may show the file on other sites. */
const PICTURE = { ...fresh("86400"), "Cross-Origin-Resource-Policy": "cross-origin" };

/**
 * The rules from which every host's own files are written.
 *
 * @param pages decoded addresses to which hosts redirect other spellings: with capitals, or with `.html`
 */
export function hostingRules(
  options: HostingOptions,
  redirects: readonly Redirect[] = [],
  pages: readonly string[] = [],
) {
  const { basePath, isPreview, formEndpoint } = options;
  /** Headers of every answer, also of answers without a file, such as redirects and 405. */
  const everyAnswer: Headers = {
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
    ...(isPreview && { "X-Robots-Tag": "noindex" }),
  };
  /** The headers of error texts other than the not-found page. */
  const everyError: Headers = { ...everyAnswer, ...ERROR_IN_WORDS };
  // The path of the forms on the site's own host, base path included.
  const formPath = formEndpoint?.startsWith("/") ? formEndpoint : undefined;
  const receiverPaths = formPath ? [formPath, ...(options.receiverPaths ?? [])] : [];
  const headers = headersOfFiles(options);
  return {
    basePath,
    everyAnswer,
    everyError,
    headers,
    redirects,
    pages,
    formPath,
    receiverPaths,
    languages: options.languages ?? [],
  };
}

/**
 * Headers in addition to those of every answer, by path: `*` stands for any characters, slashes included. If several
 * rows set the same header, the last row applies.
 */
function headersOfFiles(options: HostingOptions): Readonly<Record<string, Headers>> {
  const policy = { "Content-Security-Policy": contentSecurityPolicy(options) };
  // It stays fresh as long as the page, which states its size.
  const download = { "Content-Disposition": "attachment", ...A_MINUTE };
  return {
    "*.html": {
      ...policy,
      "Referrer-Policy": "strict-origin-when-cross-origin",
      // Full screen for the slides and "copy link" for insights. `web-share` is not named: its default is this site
      // alone, and browsers that do not know the name say so in the console.
      "Permissions-Policy": [
        "clipboard-write=(self), fullscreen=(self), accelerometer=(), autoplay=(), camera=()",
        "display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=()",
        "microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=()",
        "screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
      ].join(", "),
      "X-Frame-Options": "DENY",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
      "Speculation-Rules": `"${options.basePath}${SPECULATION_RULES}"`,
      ...A_MINUTE,
    },
    "*.xml": policy,
    "*.pptx": download,
    "*.pdf": download,
    // Search engines lead to the page that offers the file, which says what it is.
    ...filesIn("/downloads", DOWNLOAD_EXTENSIONS, { ...download, "X-Robots-Tag": "noindex" }),
    // Podcast directories and players of other sites play the files.
    ...filesIn("/media", MEDIA_EXTENSIONS, {
      "Cross-Origin-Resource-Policy": "cross-origin",
      ...fresh("3600"),
    }),
    "*.ics": { "X-Robots-Tag": "noindex" },
    // A visitor may open a drawing by itself. Nothing in a file of `uploads` may run.
    "*.svg": {
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    [SPECULATION_RULES]: fresh("3600"),
    "/assets/*": FOR_EVER,
    "/artwork/*": { ...PICTURE, ...FOR_EVER },
    "/photos/*": { ...PICTURE, ...FOR_EVER },
    ...picturesOf(["", ...(options.languages ?? [])]),
    "/icons/*": PICTURE,
    "/uploads/*": PICTURE,
    ...(options.editor && { [`${EDITOR_FOLDER}/*`]: editorHeaders(options.editor) }),
  };
}

/** The extensions of files that visitors download, and of recordings with their captions. */
const DOWNLOAD_EXTENSIONS = ["pdf", "pptx", "xlsx", "epub", "zip"];
const MEDIA_EXTENSIONS = ["mp3", "m4a", "mp4", "webm", "vtt"];

/** The same headers for the files of a folder with some extensions. A page can stand at the address of the folder. */
function filesIn(folder: string, extensions: readonly string[], headers: Headers) {
  return Object.fromEntries(extensions.map((extension) => [`${folder}/*.${extension}`, headers]));
}

/** The headers of the pictures that each language has. @param prefixes of the languages */
function picturesOf(prefixes: readonly string[]): Record<string, Headers> {
  const folders = prefixes.flatMap((prefix) => [`${prefix}/cards/*`, `${prefix}/feeds/images/*`]);
  return Object.fromEntries(folders.map((folder) => [folder, PICTURE]));
}

/** The editor uses inline styles, shows unsaved pictures, and signs in through another window. */
const editorHeaders = ({
  connect,
  images,
  hasPageFrames,
  leavesToSignIn,
}: EditorSources): Headers => ({
  "Content-Security-Policy": [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...images].join(" "),
    "media-src 'self' blob:; font-src 'self'",
    ["connect-src 'self' blob: data:", ...connect].join(" "),
    // The frame of the preview gets the root of the site as its base.
    hasPageFrames ? "frame-src 'self' blob:; base-uri 'self'" : "frame-src blob:; base-uri 'none'",
    "form-action 'self'; frame-ancestors 'none'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": leavesToSignIn ? "unsafe-none" : "same-origin-allow-popups",
  "Cross-Origin-Embedder-Policy": "unsafe-none",
  "X-Robots-Tag": "noindex",
  "Cache-Control": "no-cache",
});

/** The headers for a decoded path without base path and query: a file's, or the address of a page. */
export function headersFor(path: string, { everyAnswer, headers }: HostingRules): Headers {
  const file = contentTypeOf(path) ? path : `${path.replace(/\/$/, "")}/index.html`;
  const matching = Object.keys(headers).filter((rule) => new RegExp(pathRegExp(rule)).test(file));
  return Object.assign({}, everyAnswer, ...matching.map((rule) => headers[rule]));
}

/** The policy of pages allows only the site's own files. The blob: documents of the feed and the deck inherit it. */
export function contentSecurityPolicy(options: Omit<HostingOptions, "basePath">): string {
  const { inlineScripts, formEndpoint = "/", url } = options;
  const { origin } = new URL(formEndpoint, url);
  const receivers = origin === new URL(url).origin ? "'self'" : `'self' ${origin}`;
  const hashes = inlineScripts.map((script) => {
    return ` 'sha256-${createHash("sha256").update(script).digest("base64")}'`;
  });
  return [
    `default-src 'none'; script-src 'self'${hashes.join("")}; style-src 'self'; img-src 'self'; media-src 'self'`,
    `font-src 'self'; connect-src ${receivers}; manifest-src 'self'; form-action ${receivers}`,
    "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join("; ");
}
