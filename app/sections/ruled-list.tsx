import { cardNumber } from "./card.tsx";

export interface RuledListProps {
  /** Plain lines, or lines with a name in front. */
  items: (string | { title: string; text: string })[];
  isNumbered?: boolean;
  /** For a few sentences that are to be read. */
  isLarge?: boolean;
  /** Two columns on wide screens, for short lines. */
  isWide?: boolean;
}

/** A list with hairlines between its entries. */
export function RuledList(props: RuledListProps) {
  const { items, isNumbered = false, isLarge = false, isWide = false } = props;
  const List = isNumbered ? "ol" : "ul";
  return (
    <List className={`-mt-4 ${isWide ? "gap-x-(--column-gap) lg:grid lg:grid-cols-2" : ""}`}>
      {items.map((item, index) => {
        const title = typeof item === "string" ? undefined : item.title;
        return (
          <li key={title ?? String(item)} className="flex gap-5 border-b border-rule py-4 md:gap-8">
            {isNumbered && <span className="shrink-0 text-ink-3 tabular">{cardNumber(index)}</span>}
            {typeof item === "string" ? (
              <span className={isLarge ? "text-h5 font-medium" : ""}>{item}</span>
            ) : (
              <div>
                <h3 className="text-h5">{item.title}</h3>
                <p className="mt-1.5 max-w-measure text-ink-2">{item.text}</p>
              </div>
            )}
          </li>
        );
      })}
    </List>
  );
}
