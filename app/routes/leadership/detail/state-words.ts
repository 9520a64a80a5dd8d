import type { Leader } from "#app/model/schemas/collections.ts";
import type { WordsOf } from "#app/words/word-section.ts";
import type { leadershipWords } from "../interface-words.ts";

/** Says that a person has left the firm or is a guest. Undefined for a partner. */
export function stateWords(
  { state = "active" }: Pick<Leader, "state">,
  { former, guest }: Pick<WordsOf<typeof leadershipWords>, "former" | "guest">,
): string | undefined {
  const words = { active: undefined, former, guest };
  return words[state];
}
