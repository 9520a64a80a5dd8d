import { cardNumber } from "./card.tsx";

export interface FacingList {
  id: string;
  heading: string;
  items: readonly (string | { title: string; text: string })[];
}

export interface FacingListsProps {
  lists: readonly [FacingList, FacingList];
}

/**
 * Two numbered lists. On wide screens they stand side by side with their rows aligned. The grid has 24 rows, more than any
 * list: empty rows have no height.
 */
export function FacingLists({ lists }: FacingListsProps) {
  return (
    <div className="page-width gap-y-14 py-9 max-lg:grid md:py-14 lg:grid lg:grid-cols-2 lg:grid-rows-[repeat(24,auto)] lg:gap-y-0">
      {lists.map(({ id, heading, items }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="ruled pt-6 lg:row-span-24 lg:grid lg:grid-rows-subgrid lg:first:pe-10 lg:last:border-s lg:last:border-s-rule lg:last:ps-10"
        >
          <h2 id={id} className="pb-4 text-h4">
            {heading}
          </h2>
          <ol className="lg:contents">
            {items.map((item, index) => (
              <li
                key={typeof item === "string" ? item : item.title}
                className="flex items-baseline gap-5 border-t border-rule py-5"
              >
                <span className="shrink-0 text-ink-3 tabular">{cardNumber(index)}</span>
                {typeof item === "string" ? (
                  <span>{item}</span>
                ) : (
                  <div>
                    <h3 className="text-h5">{item.title}</h3>
                    <p className="mt-1.5 text-ink-2">{item.text}</p>
                  </div>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
