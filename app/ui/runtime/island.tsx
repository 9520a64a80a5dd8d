import { type ComponentType, createContext, createElement, use, useDeferredValue } from "react";
import type { Assets } from "../../../platform/site-definition.ts";

/** The built files, while prerendering. */
export const AssetsContext = createContext<Assets | undefined>(undefined);

/**
 * Makes a component an island: rendered complete at build time, hydrated by itself in the browser
 * (app/ui/runtime/start.tsx), where none stands in another. Its file is called `<kebab-case name>.island.tsx` and exports
 * it under `name`; its props must survive JSON, because they travel in the page.
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
    // `display: contents`: it takes no part in the layout.
    return createElement("site-island", data, <View {...props} />);
  };
}

/** The name of an island's file, without `.island.tsx`: `SiteMenu` stands in `site-menu`. */
export const fileNameOf = (name: string) =>
  name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/**
 * False in the prerendered page and while it is hydrated, true afterwards. Many parts of a page wait for it, so
 * React may interrupt the change for what the visitor does.
 */
export const useIsHydrated = () => useDeferredValue(true, false);
