import { hasFigures } from "#app/features/long-text/long-text.tsx";
import { LongTextBody } from "#app/features/long-text/long-text-body.tsx";
import type { BlockOf } from "#app/model/schemas/blocks.ts";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import type { PageBlock } from "./page-blocks.ts";

/** A text beside its heading. Without a heading it stands in the same column. */
export function TextBlock({ block, ids: [id], bodies: [body = []] }: PageBlock<BlockOf<"text">>) {
  const text = (
    <>
      {hasFigures(body) && <PageStyles name="figures" />}
      <div className="prose">
        <LongTextBody body={body} />
      </div>
    </>
  );
  if (block.heading === undefined || id === undefined) {
    return (
      <div className="page-width page-grid py-9 md:py-14">
        <div className="col-span-4 md:col-span-8 md:col-start-5">{text}</div>
      </div>
    );
  }
  return (
    <TextRows id={id} heading={block.heading}>
      {text}
    </TextRows>
  );
}
