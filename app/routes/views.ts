import { type ComponentType, createElement, type ReactElement } from "react";
import type { RoutePage } from "./page-kind.ts";

type View = ComponentType<RoutePage & { item: unknown }>;

const MODULES = import.meta.glob<{ Page?: View }>("./**/page.tsx", { eager: true });

/**
 * What `<main>` holds of a page: the component `Page` of its folder. It is rendered while building, never in the browser.
 *
 * @throws RangeError when the folder has no such component
 */
export function pageView(page: RoutePage): ReactElement {
  const { Page } = MODULES[`./${page.folder}/page.tsx`] ?? {};
  if (!Page)
    throw new RangeError(`app/routes/${page.folder}/page.tsx must export a component Page`);
  return createElement(Page, { ...page, item: page.kind.itemOf(page) });
}
