import { join } from "node:path";
import type { Plugin } from "vite";

const ROUTE_MODULE = JSON.stringify(join(import.meta.dirname, "../app/lib/route-module.ts"));

/**
 * Parts of React Router by the end of their path, each with the part that imports it and what stands in for it in
 * the browser. Loading: see app/lib/route-module.ts. The others are features that a prerendered site without route
 * discovery never reaches, and which no bundler can see to be dead.
 */
const PARTS = [
  {
    part: "/dom/ssr/routeModules.js",
    importer: "/dom/ssr/routes.js",
    code: `export { loadRouteModule } from ${ROUTE_MODULE};`,
  },
  {
    part: "/dom/ssr/routeModules.js",
    importer: "/dom/ssr/links.js",
    code: `export { prefetchRouteModule as loadRouteModule } from ${ROUTE_MODULE};`,
  },
  {
    part: "/dom/ssr/fog-of-war.js",
    importer: "",
    code: `
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const useFogOFWarDiscovery = () => undefined;
      export const isFogOfWarEnabled = () => false;
      export let getManifestPath, getPartialManifest, getPathsWithAncestors, handleClientVersionMismatch;`,
  },
  {
    part: "/router/instrumentation.js",
    importer: "",
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export let getRouteInstrumentationUpdates, instrumentClientSideRouter, instrumentHandler;
      export let instrumentationResultMetaContext;`,
  },
] as const;

/** How a page's data is prefetched in `components.js`, twice (once for server components, which are not used here). */
const PREFETCH_LINK =
  /\w+\$1\.createElement\("link", \{\s*key: href,\s*rel: "prefetch",\s*as: "fetch",\s*href,\s*\.\.\.linkProps\s*\}\)/g;
/** Asks whether the page is made of server components: no page here is, but only we can know it. */
const SERVER_COMPONENTS = "useIsRSCRouterContext()";
const PREFETCHED_DATA = JSON.stringify(join(import.meta.dirname, "../app/lib/prefetched-data.ts"));

/** Replaces some parts of React Router in what the browser gets; a build that lacks one of them stops. */
export function routerParts(): Plugin {
  const found = new Set<number>();
  return {
    name: "router-parts",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      if (!importer?.includes("/react-router/dist/")) return;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      const index = PARTS.findIndex(
        (entry) => resolved?.id.endsWith(entry.part) && importer.endsWith(entry.importer),
      );
      if (index < 0) return;
      found.add(index);
      return `\0router-part-${index}`;
    },
    load(id) {
      const index = /^\0router-part-(\d+)$/.exec(id)?.[1];
      return index && PARTS[Number(index)]?.code;
    },
    // Prefetching data: see app/lib/prefetched-data.ts.
    transform(code, id) {
      if (!/\/react-router\/dist\/.*\/dom\/ssr\/components\.js$/.test(id)) return;
      const links = code.match(PREFETCH_LINK) ?? [];
      if (links.length !== 2) {
        this.error(`React Router prefetches data in another way: ${links.length} links, not 2`);
      }
      if (!code.includes(SERVER_COMPONENTS)) {
        this.error(`React Router does not ask ${SERVER_COMPONENTS} any more`);
      }
      const changed = code
        // With `$$` for one dollar sign.
        .replaceAll(PREFETCH_LINK, "React$$1.createElement(PrefetchedData, { key: href, href })")
        .replaceAll(SERVER_COMPONENTS, "false");
      return `import { PrefetchedData } from ${PREFETCHED_DATA};\n${changed}`;
    },
    buildEnd() {
      const missing = PARTS.filter((_, index) => !found.has(index));
      for (const { part, importer } of missing) {
        this.error(`React Router has no ${part} any more that ${importer || "it"} imports`);
      }
    },
  };
}
