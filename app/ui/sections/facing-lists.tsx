/** One of the two lists. Its entries are sentences, or titles with a text. */
export interface FacingList {
  id: string;
  heading: string;
  items: readonly (string | { title: string; text: string })[];
}

export interface FacingListsProps {
  lists: readonly [FacingList, FacingList];
}

/**
 * Two lists without an order. On wide screens they stand side by side with their rows aligned. The grid has 24 rows,
 * more than any list: empty rows have no height.
 */
export function FacingLists({ lists }: FacingListsProps) {
  // Lists whose entries are all single sentences stand side by side on paper, too.
  const areShort = lists.every(({ items }) => items.every((item) => typeof item === "string"));
  return (
    <div
      className={`page-width gap-y-14 py-9 max-lg:grid md:py-14 print:py-4 lg:grid lg:grid-cols-2 lg:grid-rows-[repeat(24,auto)] lg:gap-y-0 ${areShort ? "print:grid-cols-2 print:gap-x-(--column-gap)" : ""}`}
    >
      {lists.map(({ id, heading, items }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="ruled pt-6 lg:row-span-24 lg:grid lg:grid-rows-subgrid lg:first:pe-10 lg:last:border-s lg:last:border-s-rule lg:last:ps-10"
        >
          <h2 id={id} className="pb-6 text-h3">
            {heading}
          </h2>
          <ul className="lg:contents">
            {items.map((item) => (
              <li
                key={typeof item === "string" ? item : item.title}
                className="border-t border-rule py-5"
              >
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
          </ul>
        </section>
      ))}
    </div>
  );
}
