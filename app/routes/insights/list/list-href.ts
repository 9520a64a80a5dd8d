import { localHref } from "#app/routes/href.ts";
import { PAGES } from "#app/routes/registry.ts";
import { listPath } from "./addresses.ts";

/** A link to a page of a list of insights, counted from 1. */
export function listHref(list: string, number = 1): string {
  return localHref(encodeURI(listPath(PAGES["insights/list"].paths, list, number)));
}
