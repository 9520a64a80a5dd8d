import { type ComponentType, createContext, createElement, use, useDeferredValue } from "react";
import type { Assets } from "../../../platform/site-definition.ts";
import { fileNameOf } from "./island-file.ts";

/** The built files; set while prerendering. */
export const AssetsContext = createContext<Assets | undefined>(undefined);

/**
 * Makes a component an island: the build renders it completely, and the browser hydrates it by itself
 * (app/ui/runtime/start.tsx). An island stands in no other island.
 *
 * @param name the name of the export; the file is called `<kebab-case name>.island.tsx`
 * @param View its props must survive JSON, because they travel in the page
 */
export function island<Props extends object = Record<never, never>>(
  name: string,
  View: ComponentType<Props>,
): ComponentType<Props> {
  if (!import.meta.env.SSR) return View;
  return function Island(props: Props) {
    const files = use(AssetsContext)?.island(fileNameOf(name)) ?? [];
    const json = JSON.stringify(props);
    const data = {
      "data-name": name,
      "data-files": files.join(" ") || undefined,
      "data-props": json === "{}" ? undefined : json,
    };
    // It has `display: contents` and takes no part in the layout.
    return createElement("site-island", data, <View {...props} />);
  };
}

/**
 * False in the prerendered page and while it is hydrated, true afterwards. The change is deferred, so that React can
 * interrupt it for the visitor's actions: many parts of a page depend on it.
 */
export const useIsHydrated = () => useDeferredValue(true, false);
