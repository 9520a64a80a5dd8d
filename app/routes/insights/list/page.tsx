import { pictureOf } from "#app/features/artwork/pictures.ts";
import { feedsContent } from "#app/features/feeds/content.ts";
import { feedLinks } from "#app/features/feeds/feed-links.ts";
import { insightListsContent } from "#app/features/insights/content.ts";
import { isSignUpOffered } from "#app/features/newsletter/content.ts";
import { SignUp } from "#app/features/newsletter/sign-up.tsx";
import { groundOf, type PictureField } from "#app/model/fields/picture-fields.ts";
import { itemById } from "#app/model/item-by-id.ts";
import { href } from "#app/routes/href.ts";
import type { PageProps } from "#app/routes/registry.ts";
import { PageStyles } from "#app/ui/runtime/page-styles.tsx";
import type { BreadcrumbsProps } from "#app/ui/sections/breadcrumbs.tsx";
import { DeliveryNote } from "#app/ui/sections/delivery-note.tsx";
import { PageHeader } from "#app/ui/sections/page-header.tsx";
import { TextRows } from "#app/ui/sections/text-rows.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { useWords } from "#app/words/words-context.tsx";
import type { insightListWords } from "../interface-words.ts";
import { NOTE_OF_STORY_ID } from "./anchors.ts";
import { InsightGrid } from "./insight-grid.island.tsx";
import { listCards } from "./list-cards.ts";
import { listHref } from "./list-href.ts";
import { comingSoonOf, itemsOfList, LIST_PAGE_LENGTH, pageCount } from "./list-pages.ts";

/** A list of insights, or the note that the list is coming soon (product 8.1 and 8.5). */
export function Page({ id, number = 1, breadcrumbs }: PageProps<"insights/list">) {
  const { lists, nothingYet, subscribe } = insightListsContent();
  const comingSoon = comingSoonOf(itemById(lists, id));
  if (comingSoon) return <ComingSoon id={id} breadcrumbs={breadcrumbs} {...comingSoon} />;
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
      <TextRows
        id="subscribe"
        heading={subscribe}
        links={[
          ...feedLinks().map(({ path, label, text }) => ({ href: path, label, note: text })),
          { href: href("feeds"), label: feedsContent().howTo.heading },
        ]}
        isPrinted={false}
      />
    </>
  );
}

type ComingSoonProps = BreadcrumbsProps & { id: string; sentence: string; picture: PictureField };

/** A list without items: what is missing, drawn and in a sentence, and the ways to hear of the first item. */
function ComingSoon({ id, breadcrumbs, sentence, picture }: ComingSoonProps) {
  const words = useWords<typeof insightListWords>("insightLists");
  const { lists, subscribe, deliveryNote } = insightListsContent();
  return (
    <>
      <PageHeader
        heading={itemById(lists, id).heading}
        breadcrumbs={breadcrumbs}
        opening="half"
        picture={pictureOf(picture, `coming-soon-${id}`, "opening")}
        ground={groundOf(picture)}
        isShort
        isWhole
      >
        <div role="note" className="coming-soon mt-10">
          <h2 className="inline-block rounded-pill bg-ink px-3 py-1 text-caption text-paper">
            {words.comingSoon}
          </h2>
          <p className="mt-3 max-w-[30ch] text-h5 leading-snug text-balance">{sentence}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
            <SiteLink href={listHref("blogs")} className="button">
              {words.meanwhile}
            </SiteLink>
            {!isSignUpOffered() && (
              <SiteLink
                href={href("feeds")}
                className="text-link inline-flex min-h-11 items-center"
              >
                {subscribe}
              </SiteLink>
            )}
          </p>
          {isSignUpOffered() && <SignUp list={id} place="comingSoon" level={3} />}
        </div>
      </PageHeader>
      {deliveryNote && <NoteOfStory {...deliveryNote} />}
    </>
  );
}

type NoteOfStoryProps = NonNullable<ReturnType<typeof insightListsContent>["deliveryNote"]>;

/** The delivery note on which the firm began, and the way to its story. */
function NoteOfStory({ heading, text, link }: NoteOfStoryProps) {
  return (
    <section
      aria-labelledby={NOTE_OF_STORY_ID}
      className="page-width page-grid section-gap gap-y-8"
    >
      <PageStyles name="delivery-note" />
      <div className="col-span-4 md:col-span-5 lg:col-span-3">
        <DeliveryNote id="delivery-note" />
      </div>
      <div className="col-span-4 flex flex-col items-start gap-y-8 story-note md:col-span-7 lg:col-span-8 lg:col-start-5">
        <h2 id={NOTE_OF_STORY_ID} className="text-h3 lg:text-h2">
          {heading}
        </h2>
        <div>
          <p className="max-w-[38rem] text-lead text-ink-2">{text}</p>
          <SiteLink href={link.href} className="text-link mt-5 inline-flex min-h-11 items-center">
            {link.label}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
