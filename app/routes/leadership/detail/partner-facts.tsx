import { content } from "#app/model/content.ts";
import type { Leader } from "#app/model/schemas/collections.ts";
import { fill } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { leadershipWords } from "../interface-words.ts";

const LINK = "text-link inline-flex min-h-8 items-center py-1 font-medium";

/** The languages of a person, the mail address, and profiles elsewhere. Nothing is shown if the content names none. */
export function PartnerFacts({ leader }: { leader: Leader }) {
  const words = useWords<typeof leadershipWords>("leadership");
  const { email, profiles = [], languages = [] } = leader;
  const spoken = new Intl.ListFormat(content().language.tag).format(languages);
  return (
    <>
      {spoken && <p className="mt-6 text-ink-2">{fill(words.speaks, { languages: spoken })}</p>}
      {(email || profiles.length > 0) && (
        <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          {email && (
            <li>
              <a href={`mailto:${email}`} className={LINK}>
                {email}
              </a>
            </li>
          )}
          {profiles.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="me" className={LINK}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
