import { type ComponentType, createContext, createElement, use, useDeferredValue } from "react";
import type { Assets } from "../../../platform/site-definition.ts";
import { fileNameOf } from "./island-file.ts";

/** The built files; set while prerendering. */
export const AssetsContext = createContext<Assets | undefined>(undefined);

/**
 * Makes a component an island: the build renders it completely, and the browser hydrates it by itself
 * (app/ui/runtime/start.tsx). An island stands in no other island. A fault of its code leaves it as HTML (product 16.5).
 *
 * @param name the name of the export; the file is called `<kebab-case name>.island.tsx`
 * @param View its props must survive JSON, because they travel in the page
 */
export function island<Props extends object = Record<never, never>>(
  name: string,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return import.meta.env.SSR ? prerenderedIsland(name, View) : View;
}

/** Makes the main part of a page an island, as `island` does. A fault of its code takes the page (product 16.5). */
export function mainIsland<Props extends object = Record<never, never>>(
  name: string,
  View: ComponentType<Props>,
): ComponentType<Props> {
  return import.meta.env.SSR ? prerenderedIsland(name, View, { "data-main-part": "" }) : View;
}

function prerenderedIsland<Props extends object>(
  name: string,
  View: ComponentType<Props>,
  attributes: Readonly<Record<string, string>> = {},
): ComponentType<Props> {
  return function Island(props: Props) {
    const files = use(AssetsContext)?.island(fileNameOf(name)) ?? [];
    const json = JSON.stringify(props);
    const data = {
      "data-name": name,
      "data-files": files.join(" ") || undefined,
      "data-props": json === "{}" ? undefined : json,
      ...attributes,
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
