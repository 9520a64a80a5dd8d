import { Document, START_SCRIPT } from "#app/layout/document.tsx";
import { allPages, NOT_FOUND, pageAt } from "#app/page-index.ts";
import { HeadTags } from "#app/seo/head-tags.tsx";
import type { SiteDefinition } from "../site/site-definition.ts";
import { shellData } from "./shell-data.ts";

export { START_SCRIPT };

/** The site as the renderer in site/ sees it. */
export const site: SiteDefinition = {
  addresses: () => allPages().map(({ path }) => path),
  notFound: NOT_FOUND,
  document(address, assets) {
    const page = pageAt(address);
    if (!page) return undefined;
    const isNotFound = address === NOT_FOUND;
    const head = <HeadTags page={page} />;
    return <Document shell={shellData()} {...{ assets, page, isNotFound, head }} />;
  },
};
