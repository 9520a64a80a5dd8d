import { LongTextBody } from "#app/features/long-text/long-text-body.tsx";
import { parseBody } from "#app/model/body/body.ts";
import type { BodyNode } from "#app/model/body/body-node.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { attachmentWords } from "./interface-words.ts";

export interface TranscriptProps {
  /** Markdown. */
  text: string;
  /** The file of the text. It decides the language of quotation marks. */
  file: string;
}

/** Everything that is said in a recording. It is folded, because it may be long; print shows it whole. */
export function Transcript({ text, file }: TranscriptProps) {
  const words = useWords<typeof attachmentWords>("attachments");
  return (
    <details className="transcript mt-12 max-w-150 border-y border-rule">
      <summary className="min-h-11 cursor-pointer py-4 text-h5">{words.transcript}</summary>
      <div className="prose pb-8">
        <LongTextBody body={parseBody(text, file).map(withoutId)} />
      </div>
    </details>
  );
}

/** A heading of the transcript has no id: the text of the page may have a heading with the same words. */
function withoutId(node: BodyNode): BodyNode {
  if (typeof node === "string") return node;
  const { id: _id, ...rest } = node;
  return rest;
}
