import { pictureOf } from "#app/features/artwork/pictures.ts";
import { hasNewsletter } from "#app/features/forms/delivery-settings.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { SignUp } from "#app/features/newsletter/sign-up.tsx";
import { itemById } from "#app/model/item-by-id.ts";
import { href } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { Picture } from "#app/ui/picture.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { insightListWords } from "../interface-words.ts";
import { InsightGrid } from "./insight-grid.island.tsx";
import { listCards } from "./list-cards.ts";
import { listHref } from "./list-href.ts";
import { itemsOfList, LIST_PAGE_LENGTH, pageCount } from "./list-pages.ts";

/** A list of insights, or the note that the list is coming soon (product 8.1 and 8.5). */
export function Page({ id, number = 1 }: PageProps<"insights/list">) {
  const words = useWords<typeof insightListWords>("insightLists");
  const { lists, nothingYet, subscribe } = insightListsContent();
  const { comingSoon } = itemById(lists, id);
  if (comingSoon)
    return (
      <div className="page-width page-grid items-center gap-y-8 py-10 md:py-16">
        <Picture
          picture={pictureOf(comingSoon.picture, `coming-soon-${id}`, "wide")}
          isEager
          className="col-span-4 aspect-video rounded-picture md:col-span-6 lg:col-span-7"
        />
        <div role="note" className="col-span-4 md:col-span-6 lg:col-span-5 lg:ps-8">
          <h2 className="text-h3">{words.comingSoon}</h2>
          <p className="mt-4 text-lead text-ink-2">{comingSoon.sentence}</p>
          <SiteLink href={listHref("blogs")} className="button button-outline mt-8">
            {words.meanwhile}
          </SiteLink>
          {hasNewsletter() && <SignUp list={id} place="comingSoon" level={3} />}
        </div>
      </div>
    );
  const items = itemsOfList(id);
  if (items.length === 0) return <p className="page-width section-gap text-lead">{nothingYet}</p>;
  const count = pageCount(id);
  return (
    <>
      <InsightGrid
        list={id}
        cards={listCards(id, items.slice((number - 1) * LIST_PAGE_LENGTH), number === 1)}
        categories={[...new Set(items.map(({ category }) => category))].sort()}
        number={number}
        count={count}
        listHref={listHref(id)}
        newerHref={number > 1 ? listHref(id, number - 1) : undefined}
        olderHref={number < count ? listHref(id, number + 1) : undefined}
        searchHref={href("search")}
      />
      <p className="page-width section-gap print:hidden">
        <SiteLink
          href={href("feeds")}
          className="inline-flex min-h-11 items-center border-b-2 border-ink font-medium hover:border-blue hover:text-blue"
        >
          {subscribe}
        </SiteLink>
      </p>
    </>
  );
}
