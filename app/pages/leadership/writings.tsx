import { insightIndex } from "#app/content/insights.ts";
import { listPath } from "#app/lib/insight-lists.ts";
import { SiteLink } from "#app/ui/site-link.tsx";

/** Newest texts of a partner that are named. */
const WRITINGS = 3;

/** What a partner has written last. */
export function Writings({ of }: { of: string }) {
  const texts = insightIndex().byAuthor.get(of)?.slice(0, WRITINGS) ?? [];
  if (texts.length === 0) return null;
  return (
    <div className="mt-6 border-t border-rule pt-4">
      <h3 className="text-caption font-semibold">Writes</h3>
      <ul className="mt-1">
        {texts.map(({ id, type, title }) => (
          <li key={id}>
            <SiteLink
              href={`${listPath(`${type}s`)}/${id}`}
              className="inline-flex min-h-8 items-center py-1 leading-snug underline decoration-rule underline-offset-4 hover:text-blue hover:decoration-current"
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
