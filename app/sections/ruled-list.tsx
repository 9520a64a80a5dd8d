export interface RuledListProps {
  items: readonly string[];
  /** For a few sentences that are to be read. Short lines stand in two columns on wide screens. */
  isLarge?: boolean;
}

/** A list with hairlines between its entries. */
export function RuledList({ items, isLarge = false }: RuledListProps) {
  const look = isLarge
    ? "text-h5 font-medium text-balance"
    : "gap-x-(--column-gap) lg:grid lg:grid-cols-2";
  return (
    <ul className={`-mt-4 ${look}`}>
      {items.map((item) => (
        <li key={item} className="border-b border-rule py-4">
          {item}
        </li>
      ))}
    </ul>
  );
}
