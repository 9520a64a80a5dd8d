import { createHash } from "node:crypto";
import type { siteAddress } from "./address.ts";
import { contentTypeOf } from "./content-types.ts";
import { pathRegExp } from "./path-patterns.ts";
import type { Redirect } from "./redirects.ts";

export type Headers = Readonly<Record<string, string>>;

/** The servers that the editor may ask beside the site itself, and those whose pictures it may show. */
export type EditorSources = Readonly<Record<"connect" | "images", readonly string[]>>;

/** The settings of a build that hosts depend on. */
interface HostingOptions extends ReturnType<typeof siteAddress> {
  /** The same on every page. */
  readonly inlineScript: string;
  /** Absent while delivery is simulated. */
  readonly formEndpoint?: string | undefined;
  /** What the receiver of the forms answers beside them: paths of the site's own host, base path included. */
  readonly receiverPaths?: readonly string[];
  readonly editor?: EditorSources | undefined;
  readonly isPreview?: boolean;
}

/** Everything that a host must know to serve one build; the paths stand without the base path. */
export type HostingRules = ReturnType<typeof hostingRules>;

/** Where a build keeps its rules, in its folder `hosting`. */
export const RULES_FILE = "rules.json";

/** The folder of the editor, which alone has a looser policy. */
export const EDITOR_FOLDER = "/admin";

/** Folders whose file names change whenever their content does. */
export const IMMUTABLE_FOLDERS: readonly string[] = ["/assets", "/artwork", "/photos"];

const SPECULATION_RULES = "/links.speculationrules";

const fresh = (time: string) => ({ "Cache-Control": `public, max-age=${time}` });
/** For so long a page is used without asking again: else one fetched ahead would be asked for once more at the click. */
const A_MINUTE = fresh("60");
const FOR_EVER = fresh("31536000, immutable");
/** Feed readers and link previews may show it on other sites. */
const PICTURE = { ...fresh("86400"), "Cross-Origin-Resource-Policy": "cross-origin" };

/**
 * The rules from which every host's own files are written.
 *
 * @param pages decoded addresses that are found in other spellings, too: with capitals, or with `.html`
 */
export function hostingRules(
  options: HostingOptions,
  redirects: readonly Redirect[] = [],
  pages: readonly string[] = [],
) {
  const { basePath, isPreview, formEndpoint } = options;
  /** Also of those that send no file: redirects, 405 and the like. */
  const everyAnswer: Headers = {
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
    ...(isPreview && { "X-Robots-Tag": "noindex" }),
  };
  /** Of errors in words, beside the not-found page: nothing may run in them, and no other site may frame them. */
  const everyError: Headers = {
    ...everyAnswer,
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Frame-Options": "DENY",
  };
  // Where forms are posted to on the site's own host, base path included.
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
  };
}

/**
 * Headers beside those of every answer, by the files that they are for: in their paths `*` stands for any characters,
 * slashes included. Where several rows set one header, the last one counts.
 */
function headersOfFiles(options: HostingOptions): Readonly<Record<string, Headers>> {
  const policy = { "Content-Security-Policy": contentSecurityPolicy(options) };
  // As long fresh as the page, which says its size.
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
    // A drawing may be opened by itself: whatever a file of `uploads` holds, nothing in it runs.
    "*.svg": {
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
    [SPECULATION_RULES]: fresh("3600"),
    "/assets/*": FOR_EVER,
    "/artwork/*": { ...PICTURE, ...FOR_EVER },
    "/photos/*": { ...PICTURE, ...FOR_EVER },
    "/cards/*": PICTURE,
    "/feeds/images/*": PICTURE,
    "/icons/*": PICTURE,
    "/uploads/*": PICTURE,
    ...(options.editor && { [`${EDITOR_FOLDER}/*`]: editorHeaders(options.editor) }),
  };
}

/** The editor styles its own elements, shows pictures that are not saved yet, and signs in by a window of its own. */
const editorHeaders = ({ connect, images }: EditorSources): Headers => ({
  "Content-Security-Policy": [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...images].join(" "),
    "media-src 'self' blob:; font-src 'self'",
    ["connect-src 'self' blob: data:", ...connect].join(" "),
    "frame-src blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
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

/** Allows nothing but the site's own files; the feed's and the deck's blob: documents inherit it. */
export function contentSecurityPolicy(options: Omit<HostingOptions, "basePath">): string {
  const { inlineScript, formEndpoint = "/", url } = options;
  const { origin } = new URL(formEndpoint, url);
  const receivers = origin === new URL(url).origin ? "'self'" : `'self' ${origin}`;
  const hash = createHash("sha256").update(inlineScript).digest("base64");
  return [
    `default-src 'none'; script-src 'self' 'sha256-${hash}'; style-src 'self'; img-src 'self'`,
    `font-src 'self'; connect-src ${receivers}; manifest-src 'self'; form-action ${receivers}`,
    "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  ].join("; ");
}
