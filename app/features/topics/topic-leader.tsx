import { quoted } from "#app/base/quotation-marks.ts";
import { portraitOf } from "#app/features/artwork/pictures.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { topicWords } from "./interface-words.ts";

export interface TopicLeaderProps {
  id: string;
  hrefs: LeaderHrefs;
}

/** The addresses of the page of a topic's leader and of the form for a message to the leader. */
export interface LeaderHrefs {
  page: string;
  write: string;
}

/** The partner who answers: portrait, sentence, and the way to write. */
export function TopicLeader({ id, hrefs }: TopicLeaderProps) {
  const words = useWords<typeof topicWords>("topics");
  const leader = itemById(content().leaders, id);
  return (
    <section aria-labelledby="leader">
      <h2 id="leader" className="text-h3">
        {words.leader}
      </h2>
      <div className="mt-8 flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="w-34 shrink-0 lg:w-40">
          <Picture
            picture={portraitOf(leader, { isDecorative: true })}
            className="aspect-3/4 rounded-picture"
          />
        </div>
        <div className="min-w-0 flex-[1_1_9rem]">
          <h3 className="text-h5">
            <SiteLink href={hrefs.page} className="hover:text-blue">
              {leader.name}
            </SiteLink>
          </h3>
          <p className="mt-1 text-caption text-ink-2">{leader.title}</p>
          {leader.quote && (
            <blockquote className="mt-4 text-balance">
              {quoted(leader.quote, content().language.tag)}
            </blockquote>
          )}
          <p className="mt-3 print:hidden">
            <SiteLink href={hrefs.write} className="text-link font-medium">
              {fill(words.writeTo, { name: leader.name })}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  );
}
