import { content } from "#app/model/content.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { BlockView } from "./block-view.tsx";
import { pageBlocks } from "./page-blocks.ts";

/** A page that an editor composes from blocks. */
export function Page({ item }: PageProps<"standalone">) {
  return (
    <>
      <div className="h-(--column-gap)" />
      {pageBlocks(item, content()).map((pageBlock) => (
        <BlockView key={item.blocks.indexOf(pageBlock.block)} {...pageBlock} />
      ))}
    </>
  );
}
