/** The item with an id that the content's checks have found to exist. @throws RangeError when there is none */
export function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new RangeError(`The content has no item ${id}`);
  return found;
}
