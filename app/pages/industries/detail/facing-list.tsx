import { cardNumber } from "#app/sections/card.tsx";

export interface FacingListProps {
  id: string;
  heading: string;
  items: readonly (string | { title: string; text: string })[];
}

/** One side of two lists that face each other: its heading and entries take the rows of the grid around it. */
export function FacingList({ id, heading, items }: FacingListProps) {
  return (
    <section
      aria-labelledby={id}
      className="border-t-2 border-ink pt-6 lg:row-span-24 lg:grid lg:grid-rows-subgrid lg:first:pr-10 lg:last:border-l lg:last:border-l-rule lg:last:pl-10"
    >
      <h2 id={id} className="pb-4 text-h4">
        {heading}
      </h2>
      <ol className="lg:contents">
        {items.map((item, index) => (
          <li
            key={typeof item === "string" ? item : item.title}
            className="flex gap-5 border-t border-rule py-5"
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
  );
}
