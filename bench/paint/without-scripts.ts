const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/gi;
const MODULE_PRELOAD = /<link\b[^>]*\brel="?modulepreload\b[^>]*>/gi;

/**
 * A page without its scripts and without the hints to load any: all else stays as it is.
 *
 * @throws Error when a script is left
 */
export function withoutScripts(html: string): string {
  const plain = html.replace(SCRIPT, "").replace(MODULE_PRELOAD, "");
  if (/<script/i.test(plain)) throw new Error("A page without scripts still has one");
  return plain;
}
