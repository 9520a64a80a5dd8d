import { cardNumber } from "./card.tsx";

export interface TextBandProps {
  id: string;
  heading: string;
  /** Whether the texts have an order. Only then they are numbered. */
  isSequence?: boolean;
  /** The class of an arrangement that differs from columns, styled by the page. */
  arrangement?: string | undefined;
  /** Sentences, or sentences with a title. */
  items: readonly (string | { title: string; text: string })[];
}

/**
 * A few texts on a quiet band, numbered if they have an order. Wide screens show them side by side, more than six in
 * rows of four. Medium screens show two in a row, and the last of an odd number in a row of its own.
 */
export function TextBand(props: TextBandProps) {
  const { id, heading, items, isSequence = false, arrangement = "" } = props;
  const columns =
    items.length > 6 ? "lg:grid-cols-4" : "lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none";
  const isOnOneSheet = items.length <= 6;
  const List = isSequence ? "ol" : "ul";
  return (
    <section
      aria-labelledby={id}
      className={`my-9 bg-surface py-14 md:my-14 md:py-20 print:my-0 print:py-4 ${isOnOneSheet ? "print:break-inside-avoid" : ""} ${arrangement}`.trim()}
    >
      <div className="page-width">
        <h2 id={id} className="text-h3">
          {heading}
        </h2>
        <List
          className={`mt-8 grid gap-x-(--column-gap) gap-y-10 sm:grid-cols-2 md:mt-12 ${columns}`}
        >
          {items.map((item, index) => {
            const { title, text } = typeof item === "string" ? { title: "", text: item } : item;
            return (
              <li key={text} className="ruled pt-4 sm:max-lg:odd:last:col-span-2">
                {isSequence && (
                  <span className="text-h5 font-semibold text-blue tabular">
                    {cardNumber(index)}
                  </span>
                )}
                {title && <h3 className="mt-2 text-h5">{title}</h3>}
                <p className="mt-2 text-ink-2">{text}</p>
              </li>
            );
          })}
        </List>
      </div>
    </section>
  );
}
