import type { HostingRules } from "#app/outputs/hosting-rules.ts";

/** Limits of Cloudflare's `_headers`; Netlify names none. */
const MAX_HEADER_RULES = 100;
const MAX_LINE_LENGTH = 2_000;
/** Cloudflare's limits of `_redirects`: redirects with a placeholder, and characters in a line. */
const MAX_DYNAMIC_REDIRECTS = 100;
const MAX_REDIRECT_LENGTH = 1_000;

/**
 * Renders `_headers`, as Netlify and Cloudflare both read it.
 *
 * Both apply every rule that matches, from the top. Where two set the same header, Netlify keeps
 * the last value, and Cloudflare joins them with a comma, unless a line `! Name` takes back what
 * earlier rules set. Netlify skips a line without a colon, so that line serves both.
 *
 * @throws RangeError when Cloudflare would ignore a part of the file
 */
export function renderHeadersFile({ headers, basePath }: HostingRules): string {
  if (headers.length > MAX_HEADER_RULES) {
    throw new RangeError(`_headers: ${headers.length} rules, of which ${MAX_HEADER_RULES} count.`);
  }
  const set = new Set<string>();
  const lines = headers.flatMap((rule) => [
    basePath + rule.path,
    ...Object.entries(rule.headers).flatMap(([name, value]) => {
      const isAgain = set.has(name);
      set.add(name);
      return [...(isAgain ? [`  ! ${name}`] : []), `  ${name}: ${value}`];
    }),
  ]);
  return asFile("_headers", lines, MAX_LINE_LENGTH);
}

/**
 * Renders `_redirects`.
 *
 * Netlify serves a file rather than a redirect of the same path; Cloudflare redirects without
 * looking. A redirect for missing pages would there hide the pages that exist, so it is written
 * for Netlify only.
 *
 * @param isNetlify whether this file goes to Netlify and nowhere else
 * @throws RangeError when Cloudflare would ignore a part of the file
 */
export function renderRedirectsFile(
  { redirects, basePath }: HostingRules,
  isNetlify: boolean,
): string {
  const written = redirects.filter(({ when }) => isNetlify || when === "always");
  if (written.filter(({ from }) => from.includes(":")).length > MAX_DYNAMIC_REDIRECTS) {
    throw new RangeError(`_redirects: more than ${MAX_DYNAMIC_REDIRECTS} with a placeholder.`);
  }
  const lines = written.map(
    ({ from, to, status }) => `${basePath}${from} ${basePath}${to} ${status}`,
  );
  return asFile("_redirects", lines, MAX_REDIRECT_LENGTH);
}

function asFile(name: string, lines: readonly string[], maxLength: number): string {
  const long = lines.find((line) => line.length > maxLength);
  if (long) throw new RangeError(`${name}: a line of more than ${maxLength} characters: ${long}`);
  return `# Generated from app/outputs/; changes here are lost.\n${lines.join("\n")}\n`;
}
