import { createHash } from "node:crypto";
import type { siteAddress } from "./address.ts";
import { contentTypeOf } from "./content-types.ts";
import { pathRegExp } from "./path-patterns.ts";
import { type Move, redirectsOf } from "./redirects.ts";

/** Values by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Headers by the files that they are for: a path without the base path, in which `*` stands for any characters, slashes
 * included. Where several rows set one header, the last one counts.
 */
export type HeaderRules = Readonly<Record<string, Headers>>;

/** The settings of a build that hosts depend on. */
interface HostingOptions extends ReturnType<typeof siteAddress> {
  /** Text of the inline script, the same on every page. */
  readonly inlineScript: string;
  /** Address that forms are delivered to; absent while delivery is simulated. */
  readonly formEndpoint?: string | undefined;
  /** Present where the site has an editor. */
  readonly editor?: EditorSources | undefined;
  readonly isPreview?: boolean;
}

/** The servers that the editor may ask beside the site itself, and those whose pictures it may show. */
export type EditorSources = Readonly<Record<"connect" | "images", readonly string[]>>;

/** The folder of the editor, which alone has a looser policy. */
export const EDITOR_FOLDER = "/admin";

/** Which links a browser may fetch ahead of the click. */
const SPECULATION_RULES = "/links.speculationrules";

/** The headers of every answer, also of those that send no file: redirects, 405 and the like. */
const EVERY_ANSWER = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
};

const fresh = (seconds: number, more = "") => ({
  "Cache-Control": `public, max-age=${seconds}${more}`,
});
/**
 * A page may be used for so long without asking again, or one fetched ahead of the click would be asked for once more at
 * the click.
 */
const A_MINUTE = fresh(60);
const A_DAY = fresh(86_400);
const FOR_EVER = fresh(31_536_000, ", immutable");

/** Folders whose file names change whenever their content does. */
export const IMMUTABLE_FOLDERS: readonly string[] = ["/assets", "/artwork", "/photos"];

/** Folders of pictures, which feed readers and link previews may show on other sites. */
const PICTURE_FOLDERS = ["/artwork", "/photos", "/cards", "/feeds/images", "/icons", "/uploads"];

/** For a drawing that is opened by itself: whatever a file of `uploads` holds, nothing in it runs. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Full screen for the slides and "copy link" for insights. `web-share` is not named: its default is this site
 * alone, and browsers that do not know the name say so in the console.
 */
const PERMISSIONS = [
  "clipboard-write=(self), fullscreen=(self), accelerometer=(), autoplay=(), camera=()",
  "display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), magnetometer=()",
  "microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=()",
  "screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
].join(", ");

/** Everything that a host must know to serve one build; the paths stand without the base path. */
export type HostingRules = ReturnType<typeof hostingRules>;

/** The rules of a build, for the built-in server and for whoever wants to read them. */
export const RULES_FILE = "rules.json";

/**
 * Puts together the rules from which every host's own files are written.
 *
 * @param moves the redirects of the content
 */
export function hostingRules(options: HostingOptions, moves: readonly Move[] = []) {
  const { basePath, isPreview, formEndpoint } = options;
  // No search engine shall keep anything of a preview.
  const everyAnswer: Headers = { ...EVERY_ANSWER, ...(isPreview && { "X-Robots-Tag": "noindex" }) };
  // Where forms are posted to on the site's own host, base path included.
  const formPath = formEndpoint?.startsWith("/") ? formEndpoint : undefined;
  const [headers, redirects] = [headersOfFiles(options), redirectsOf(moves)];
  return { basePath, everyAnswer, headers, redirects, formPath };
}

/** The headers of files beside those of every answer. */
function headersOfFiles(options: HostingOptions): HeaderRules {
  const policy = { "Content-Security-Policy": contentSecurityPolicy(options) };
  const page = {
    ...policy,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": PERMISSIONS,
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Speculation-Rules": `"${options.basePath}${SPECULATION_RULES}"`,
    ...A_MINUTE,
  };
  // As long fresh as the page, which says its size.
  const download = { "Content-Disposition": "attachment", ...A_MINUTE };
  const pictures = PICTURE_FOLDERS.map((folder): [string, Headers] => {
    const cached = IMMUTABLE_FOLDERS.includes(folder) ? FOR_EVER : A_DAY;
    return [`${folder}/*`, { ...cached, "Cross-Origin-Resource-Policy": "cross-origin" }];
  });
  return {
    "*.html": page,
    "*.xml": policy,
    "*.pptx": download,
    "*.pdf": download,
    "*.svg": { "Content-Security-Policy": DRAWING_POLICY },
    [SPECULATION_RULES]: fresh(3600),
    "/assets/*": FOR_EVER,
    ...Object.fromEntries(pictures),
    ...(options.editor && { [`${EDITOR_FOLDER}/*`]: editorHeaders(options.editor) }),
  };
}

/** The editor styles its own elements, shows pictures that are not saved yet, and signs in by a window of its own. */
function editorHeaders({ connect, images }: EditorSources): Headers {
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...images].join(" "),
    "media-src 'self' blob:; font-src 'self'",
    ["connect-src 'self' blob: data:", ...connect].join(" "),
    "frame-src blob:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cross-Origin-Embedder-Policy": "unsafe-none",
    "X-Robots-Tag": "noindex",
    "Cache-Control": "no-cache",
  };
}

/** The headers for a decoded path without base path and query: a file's, or the address of a page. */
export function headersFor(
  path: string,
  { everyAnswer, headers }: Pick<HostingRules, "everyAnswer" | "headers">,
): Headers {
  const file = contentTypeOf(path) ? path : `${path.replace(/\/$/, "")}/index.html`;
  const matching = Object.keys(headers).filter((rule) => new RegExp(pathRegExp(rule)).test(file));
  return Object.assign({}, everyAnswer, ...matching.map((rule) => headers[rule]));
}

/**
 * Allows nothing but the site's own files. The two blob: documents (the feed, the deck) inherit the policy and
 * need no directive.
 *
 * @throws TypeError when `formEndpoint` is no address that can be resolved against the site's
 */
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
