import { absoluteUrl } from "#app/content/content.ts";
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
    return (
      <Document
        shell={shellData()}
        assets={assets}
        head={<HeadTags page={page} />}
        styles={page.kind.styles ?? []}
        address={absoluteUrl(page.canonical)}
        path={address === NOT_FOUND ? undefined : page.path}
        hasClosing={!page.kind.isWithoutClosing}
      >
        <page.kind.view {...page} />
      </Document>
    );
  },
};
