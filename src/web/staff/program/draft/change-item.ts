/** Replaces the item with the same ID, or adds it at the end. */
export function putItem<Item extends { id: string }>(items: readonly Item[], item: Item): Item[] {
  return items.some(({ id }) => id === item.id)
    ? items.map(each => (each.id === item.id ? item : each))
    : [...items, item]
}

/** The list with some fields of one item changed. */
export function changeItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: Partial<Item>,
): Item[] {
  return items.map(each => (each.id === id ? { ...each, ...change } : each))
}
