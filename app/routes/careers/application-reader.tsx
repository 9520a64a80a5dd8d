import { portraitOf } from "#app/features/artwork/pictures.ts";
import { content } from "#app/model/content.ts";
import { itemById } from "#app/model/item-by-id.ts";
import type { Position } from "#app/model/schemas/collections.ts";
import { href } from "#app/routes/href.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fillNodes } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { careerWords } from "./interface-words.ts";

export interface ApplicationReaderProps {
  position: Pick<Position, "leader">;
}

/** The partner who reads the applications for a position: portrait, name and office. Nothing if the position names none. */
export function ApplicationReader({ position }: ApplicationReaderProps) {
  const words = useWords<typeof careerWords>("careers");
  if (!position.leader) return null;
  const leader = itemById(content().leaders, position.leader);
  const name = (
    <SiteLink href={href("leadership/detail", leader)} className="font-semibold hover:text-blue">
      {leader.name}
    </SiteLink>
  );
  return (
    <div className="flex items-center gap-4">
      <div className="w-16 shrink-0">
        <Picture
          picture={portraitOf(leader, { format: "square", isDecorative: true })}
          className="rounded-pill"
        />
      </div>
      <p className="leading-snug">
        <span className="block">{fillNodes(words.reader, { name })}</span>
        <span className="block text-caption text-ink-3">{leader.title}</span>
      </p>
    </div>
  );
}
