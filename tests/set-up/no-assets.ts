import type { Assets } from "../../platform/site-definition.ts";

/** Built files for documents whose scripts a test does not need. */
export const NO_ASSETS: Assets = {
  sheet: (name) => `/assets/${name}.css`,
  pageSheet: () => undefined,
  island: () => [],
  start: [],
};
