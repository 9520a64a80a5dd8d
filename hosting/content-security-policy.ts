/** What the policy depends on; everything else in it is fixed. */
export interface ContentSecurityPolicyOptions {
  /** Hashes of the inline scripts, the same on every page, such as `sha256-…`. */
  readonly scriptHashes?: readonly string[] | undefined;
  /** Address that forms are delivered to; absent while delivery is simulated. */
  readonly formEndpoint?: string | undefined;
  /** The site's own address, so that an endpoint on it adds nothing. */
  readonly siteUrl: string;
}

/**
 * Builds the value of the Content-Security-Policy header.
 *
 * Nothing is allowed but the site's own files. No directive is needed for the two blob: documents
 * (the feed screen navigates to one, the deck is downloaded as one): navigation and download are
 * not governed by fetch directives, and a blob: document inherits this policy, in which 'self' is
 * still the site. Policies for Trusted Types are refused altogether ('none'): the app has no sink.
 *
 * @throws TypeError when `formEndpoint` is no address that can be resolved against `siteUrl`
 */
export function contentSecurityPolicy(options: ContentSecurityPolicyOptions): string {
  const scripts = (options.scriptHashes ?? []).map((hash) => `'${hash}'`);
  const directives: readonly (readonly string[])[] = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'"],
    ["img-src", "'self'"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...foreignOrigin(options)],
    ["manifest-src", "'self'"],
    ["form-action", "'self'"],
    ["base-uri", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    ["trusted-types", "'none'"],
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** For a drawing that is opened by itself: whatever a file of `uploads` holds, nothing in it runs. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function foreignOrigin({ formEndpoint, siteUrl }: ContentSecurityPolicyOptions): string[] {
  if (!formEndpoint) return [];
  const { origin } = new URL(formEndpoint, siteUrl);
  return origin === new URL(siteUrl).origin ? [] : [origin];
}
