import { type ComponentType, createElement, type ReactElement } from "react";
import type { RoutePage } from "./page-kind.ts";

type View = ComponentType<RoutePage & { item: unknown }>;

const MODULES = import.meta.glob<{ Page?: View }>("./**/page.tsx", { eager: true });

/** The components that differ between the addresses of a page. */
const WAYS_BACK = import.meta.glob<{ WayBack: View }>("./**/way-back.tsx", { eager: true });

/**
 * The content of `<main>`: the component `Page` of a page's folder. It is rendered during the build, never in the
 * browser.
 *
 * @throws RangeError if the folder has no such component
 */
export function pageView(page: RoutePage): ReactElement {
  const { Page } = MODULES[`./${page.folder}/page.tsx`] ?? {};
  if (!Page) {
    throw new RangeError(`app/routes/${page.folder}/page.tsx must export a component Page`);
  }
  return createElement(Page, { ...page, item: page.kind.itemOf(page) });
}

/** The part of a page that differs between its addresses. Undefined if its folder has no `way-back.tsx`. */
export function varyingPartOf(page: RoutePage): ReactElement | undefined {
  const { WayBack } = WAYS_BACK[`./${page.folder}/way-back.tsx`] ?? {};
  return WayBack && createElement(WayBack, { ...page, item: page.kind.itemOf(page) });
}
