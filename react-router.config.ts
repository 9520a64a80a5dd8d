import type { Config } from "@react-router/dev/config";
import { basePath } from "./app/lib/base-path.ts";
import { prerenderPaths } from "./app/outputs/addresses.ts";

export default {
  // Every page is a file; no server renders anything (docs/decisions/0001-stack.md).
  ssr: false,
  basename: `${basePath()}/`,
  // No manifest requests on a static host.
  routeDiscovery: { mode: "initial" },
  prerender: { concurrency: 16, paths: () => prerenderPaths() },
} satisfies Config;
