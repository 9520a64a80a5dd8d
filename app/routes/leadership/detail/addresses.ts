import { likenessOf } from "#app/features/artwork/draw-portrait.ts";
import { wordsOfFields } from "#app/features/search/search-words.ts";
import type { Content } from "#app/model/content.ts";
import type { PageAddress } from "#app/model/page-record.ts";
import { type Leader, leader as leaderSchema } from "#app/model/schemas/collections.ts";
import { wordsOf } from "#app/model/words.ts";
import { pageNames } from "#app/routes/interface-words.ts";
import { pageAddress } from "#app/routes/page-kind.ts";
import { fillPath } from "#app/routes/paths.ts";
import { leadershipWords } from "../interface-words.ts";
import { stateWords } from "./state-words.ts";

/** The address pattern of the partners' pages. */
type LeaderPaths = Readonly<Record<"main", string>>;

/** The addresses of the partners' pages, in the order of the partners. */
export function leaderAddresses(paths: LeaderPaths, content: Content): PageAddress[] {
  return content.leaders.map((leader) => leaderAddress(paths, leader, content));
}

function leaderAddress(paths: LeaderPaths, leader: Leader, content: Content): PageAddress {
  const { id, name, title, meta, file, formerIds, picture = likenessOf(id) } = leader;
  const { partner } = wordsOf(pageNames, content);
  return pageAddress(fillPath<string>(paths.main, { id }), meta, {
    id,
    name,
    file,
    sources: [file],
    formerIds,
    label: stateWords(leader, wordsOf(leadershipWords, content)) ?? partner,
    section: "company",
    card: { title: name, kicker: title, picture },
    words: () => wordsOfFields(leaderSchema, leader, content),
  });
}
