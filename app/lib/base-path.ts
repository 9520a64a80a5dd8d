/**
 * The sub-path under which the site is hosted, from `BASE_PATH`.
 *
 * @returns an empty string, or a path such as `/site` without a trailing slash
 * @throws TypeError when `BASE_PATH` is not a path that begins with a slash
 */
export function basePath(value: string | undefined = process.env.BASE_PATH): string {
  const path = (value ?? "").replace(/\/+$/, "");
  if (path !== "" && !/^(\/[\w.~-]+)+$/.test(path)) {
    throw new TypeError(`BASE_PATH must be a path such as /site, not "${value}"`);
  }
  return path;
}
