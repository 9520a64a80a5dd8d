/** Headers for all paths that match. Where several rules set one header, the last one counts. */
export interface HeaderRule {
  /** A path without the base path; `*` stands for any characters, slashes included. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

const immutable = "public, max-age=31536000, immutable";

/** Pictures whose name stays when their content changes. */
const picture = {
  "Cache-Control": "public, max-age=86400",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/**
 * The headers of every response, on every host.
 *
 * Pages revalidate each time (`no-cache`), so that a deployment shows at once; files with a hash
 * in their name never change; data files live five minutes, so that what was prefetched on hover
 * is still there at the click. Pictures may be shown by other sites (feed readers, link previews),
 * everything else may not. HSTS covers two years, which browsers heed over HTTPS only.
 *
 * @param contentSecurityPolicy the policy of this build
 */
export function headerRules(contentSecurityPolicy: string): readonly HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": contentSecurityPolicy,
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Permissions-Policy": permissionsPolicy(),
        "Cross-Origin-Opener-Policy": "same-origin",
        "Cross-Origin-Embedder-Policy": "require-corp",
        "Cross-Origin-Resource-Policy": "same-origin",
        "Cache-Control": "no-cache",
      },
    },
    { path: "/*.data", headers: { "Cache-Control": "public, max-age=300" } },
    { path: "/assets/*", headers: { "Cache-Control": immutable } },
    { path: "/artwork/*", headers: { ...picture, "Cache-Control": immutable } },
    { path: "/photos/*", headers: { ...picture, "Cache-Control": immutable } },
    { path: "/cards/*", headers: picture },
    { path: "/feeds/images/*", headers: picture },
    { path: "/icons/*", headers: picture },
    { path: "/uploads/*", headers: picture },
  ];
}

/**
 * The headers for one path.
 *
 * @param path the decoded path without base path and query
 * @param rules all rules, in their order
 */
export function headersFor(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matching = rules.filter((rule) => new RegExp(pathRegExp(rule.path)).test(path));
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

/**
 * A rule's path as the source of a regular expression, in the syntax that JavaScript, PCRE
 * (nginx) and RE2 (Caddy) share.
 *
 * @param path the rule's path, with or without a base path before it
 */
export function pathRegExp(path: string): string {
  const literals = path.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return `^${literals.join(".*")}$`;
}

/**
 * Full screen for the slides and "copy link" for insights; all else is refused. `web-share` is not
 * named: its default is this site alone, and browsers that do not know the name say so in the console.
 */
function permissionsPolicy(): string {
  const own = ["clipboard-write", "fullscreen"];
  const none = [
    "accelerometer",
    "autoplay",
    "camera",
    "display-capture",
    "encrypted-media",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "midi",
    "payment",
    "picture-in-picture",
    "publickey-credentials-get",
    "screen-wake-lock",
    "usb",
    "xr-spatial-tracking",
  ];
  return [...own.map((name) => `${name}=(self)`), ...none.map((name) => `${name}=()`)].join(", ");
}
