import { createHash } from "node:crypto";

/** What the policy depends on; everything else in it is fixed. */
export interface ContentSecurityPolicyOptions {
  /** Hashes of inline scripts that are the same on every page, as `inlineScriptHashes` gives them. */
  readonly scriptHashes?: readonly string[];
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

/**
 * The hashes of the inline scripts in a page, in the form the policy wants (`sha256-…`).
 * Data blocks (JSON, JSON-LD) and scripts with a `src` are not run from their text: no hash.
 *
 * @param html one built page
 */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPT)) {
    if (/\ssrc\s*=/i.test(attributes) || !isJavaScript(attributes)) continue;
    hashes.add(`sha256-${createHash("sha256").update(text).digest("base64")}`);
  }
  return [...hashes];
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

function isJavaScript(attributes: string): boolean {
  const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1]?.toLowerCase() ?? "";
  return ["", "module", "text/javascript", "application/javascript", "importmap"].includes(type);
}

function foreignOrigin({ formEndpoint, siteUrl }: ContentSecurityPolicyOptions): string[] {
  if (!formEndpoint) return [];
  const { origin } = new URL(formEndpoint, siteUrl);
  return origin === new URL(siteUrl).origin ? [] : [origin];
}
