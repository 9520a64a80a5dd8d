import { buildDay, displayDate } from "#app/base/dates.ts";
import { STORED_KINDS, type StoredKind, storedKey } from "#app/base/stored-values.ts";
import { hasAttribution } from "#app/features/forms/delivery-settings.ts";
import { LongText } from "#app/features/long-text/long-text.tsx";
import { parseBody } from "#app/model/body/body.ts";
import { content } from "#app/model/content.ts";
import { href } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { fillNodes } from "#app/words/fill.ts";
import { useWords } from "#app/words/words-context.tsx";
import type { legalWords } from "./interface-words.ts";

/** Whether this site stores a kind of value. */
function isStored(kind: StoredKind): boolean {
  if (kind === "attribution") return hasAttribution();
  return kind !== "announcement" || content().site.announcement !== undefined;
}

/** Privacy, terms or cookies, with the day on which the site was built (product 9.3). */
export function Page({ item }: PageProps<"legal">) {
  const words = useWords<typeof legalWords>("legal");
  const { markdown, stored, file } = item;
  const day = <time dateTime={buildDay()}>{displayDate(buildDay(), content().language.tag)}</time>;
  const lastUpdated = (
    <p className="mb-8 text-ink-2 lg:pt-5">{fillNodes(words.updated, { date: day })}</p>
  );
  const storedKinds = STORED_KINDS.filter(isStored);
  const otherPages = content().legal.filter((other) => other !== item);
  return (
    <>
      <LongText
        body={parseBody(markdown, file)}
        className="legal-text section-gap gap-y-8"
        intro={lastUpdated}
      >
        {stored && (
          <div className="prose mt-10">
            <h2>{stored.heading}</h2>
            <ul>
              {storedKinds.map((kind) => (
                <li key={kind}>
                  {fillNodes(words.stored, {
                    key: <code>{storedKey(kind)}</code>,
                    use: stored.items[kind],
                  })}
                </li>
              ))}
            </ul>
          </div>
        )}
      </LongText>
      {otherPages.length > 0 && (
        <TextRows
          id="also"
          heading={words.also}
          isPrinted={false}
          links={otherPages.map((other) => ({ href: href("legal", other), label: other.title }))}
        />
      )}
    </>
  );
}
