const DEFAULT_URL = "https://www.example.com";

/**
 * Reads the address of the published site from `SITE_URL` and `BASE_PATH`. Either or both may name the sub-path.
 *
 * @returns `basePath`: empty, or the sub-path such as `/site`; `url`: the origin and the sub-path, without a trailing slash
 * @throws TypeError that says what to write instead
 */
export function siteAddress(env: NodeJS.ProcessEnv = process.env) {
  const value = env.SITE_URL || DEFAULT_URL;
  const url = URL.parse(value);
  if (!url || !/^https?:[^?#@]*$/i.test(value)) {
    throw new TypeError(
      `SITE_URL must be an address such as ${DEFAULT_URL} or ${DEFAULT_URL}/site, not "${value}"`,
    );
  }
  const urlPath = readPath("SITE_URL", url.pathname);
  const namedPath = readPath("BASE_PATH", env.BASE_PATH ?? "");
  if (urlPath && namedPath && urlPath !== namedPath) {
    throw new TypeError(
      `SITE_URL ends with ${urlPath}, but BASE_PATH is ${namedPath}: leave one out`,
    );
  }
  const basePath = urlPath || namedPath;
  return { basePath, url: url.origin + basePath };
}

function readPath(name: string, value: string): string {
  const path = value.replace(/\/+$/, "");
  if (/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)*$/.test(path)) return path;
  throw new TypeError(`The sub-path in ${name} must be such as /site, not "${value}"`);
}
