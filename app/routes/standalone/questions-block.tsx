import { hasFigures } from "#app/features/long-text/long-text.tsx";
import { LongTextBody } from "#app/features/long-text/long-text-body.tsx";
import type { BlockOf } from "#app/model/schemas/blocks.ts";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import type { PageBlock } from "./page-blocks.ts";

/** Questions with their answers. The answers are open, so that a visitor can scan, search and print them. */
export function QuestionsBlock({ block, ids: [id = ""], bodies }: PageBlock<BlockOf<"questions">>) {
  return (
    <TextRows id={id} heading={block.heading}>
      {bodies.some(hasFigures) && <PageStyles name="figures" />}
      <div className="questions">
        {block.questions.map(({ question }, index) => (
          <div key={question}>
            <h3 className="text-h5">{question}</h3>
            <div className="prose">
              <LongTextBody body={bodies[index] ?? []} />
            </div>
          </div>
        ))}
      </div>
    </TextRows>
  );
}
