import { basePath } from "./base-path.ts";

/** The address of the page that a loader is asked for: decoded, without the sub-path of the host. */
export function requestPath(request: Request): string {
  const { pathname } = new URL(request.url);
  const path = decodeURIComponent(pathname)
    .slice(basePath().length)
    .replace(/\.data$/, "");
  return path.length > 1 ? path.replace(/\/$/, "") : "/";
}
