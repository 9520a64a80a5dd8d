import { displayDate } from "#app/base/dates.ts";
import { localPath } from "#app/base/local-path.ts";
import { siteHref } from "#app/base/site-href.ts";
import { content, type Insight } from "#app/model/content.ts";
import { isOver } from "#app/model/event-times.ts";
import type { Event } from "#app/model/schemas/attachments.ts";
import { SiteLink } from "#app/ui/site-link.tsx";
import { fill } from "#app/words/fill.ts";
import { useLanguage, useWords } from "#app/words/words-context.tsx";
import { calendarPath } from "./calendar-files.ts";
import { eventDate, isoTime, placeLine } from "./event-date.ts";
import type { eventWords } from "./interface-words.ts";

export interface EventPanelProps {
  insight: Insight;
  event: Event;
}

/** When and where an event takes place and how to take part; once it is over, that a recording is to come. */
export function EventPanel({ insight, event }: EventPanelProps) {
  const words = useWords<typeof eventWords>("events");
  const language = useLanguage();
  if (event.isCancelled) return <EventNote text={words.cancelled} />;
  if (!isOver(event)) return <ComingEvent insight={insight} event={event} />;
  if (insight.audio || insight.video) return null;
  const date = displayDate(event.starts.slice(0, 10), language);
  return <EventNote text={`${fill(words.over, { date })} ${words.recordingToCome}`} />;
}

function EventNote({ text }: { text: string }) {
  return (
    <p role="note" className="ruled pt-5 text-lead">
      {text}
    </p>
  );
}

function ComingEvent({ insight, event }: EventPanelProps) {
  const words = useWords<typeof eventWords>("events");
  const language = useLanguage();
  const { starts, timeZone, link, registration } = event;
  const { prefix } = content().language;
  return (
    <section aria-labelledby="event-heading" className="ruled pt-5">
      <h2 id="event-heading" className="text-h5">
        {words.heading}
      </h2>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_1fr]">
        <dt className="text-ink-2">{words.when}</dt>
        <dd>
          <time dateTime={isoTime(starts, timeZone)} className="whitespace-normal">
            {eventDate(event, language)}
          </time>
        </dd>
        <dt className="text-ink-2">{words.where}</dt>
        <dd>{placeLine(event, language) ?? words.online}</dd>
      </dl>
      <p className="mt-6 flex flex-wrap gap-3 print:hidden">
        {registration && (
          <SiteLink href={registration} className="button">
            {words.register}
          </SiteLink>
        )}
        {link && (
          <a href={link} className="button button-outline">
            {words.join}
          </a>
        )}
        <a
          href={siteHref(localPath(calendarPath(insight), prefix))}
          className="button button-outline"
        >
          {words.calendar}
        </a>
      </p>
    </section>
  );
}
