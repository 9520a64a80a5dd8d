/** What the manifest says of a route: the addresses of its own module and of those that it imports. */
interface ManifestRoute {
  id: string;
  module: string;
  imports?: string[] | undefined;
}

type Modules = Record<string, unknown>;

/** By route, the modules of those whose code did not arrive when the router asked for it. It asks only once. */
const missing: Record<string, string[]> = {};

/** The addresses of all modules of those among the routes whose code did not arrive. */
export function missingCode(routeIds: string[]): string[] {
  return routeIds.flatMap((id) => missing[id] ?? []);
}

/**
 * Loads the module of a route. Stands in for React Router's own function of that name, which answers a failure
 * with a new load of the page that the visitor is about to leave, also without a connection
 * (generators/router-parts.ts). Here the middleware sees to it, see layout/keep-page.ts.
 *
 * @param loaded the modules that are there; the new one is added
 */
export async function loadRouteModule(route: ManifestRoute, loaded: Modules) {
  try {
    return await fetchModule(route, loaded);
  } catch (error) {
    missing[route.id] = [route.module, ...(route.imports ?? [])];
    throw error;
  }
}

/** The same for a page that the visitor only points at: a failure is of no account. */
export function prefetchRouteModule(route: ManifestRoute, loaded: Modules) {
  return fetchModule(route, loaded).catch(() => ({}));
}

async function fetchModule({ id, module }: ManifestRoute, loaded: Modules) {
  loaded[id] ??= await import(/* @vite-ignore */ module);
  return loaded[id];
}
