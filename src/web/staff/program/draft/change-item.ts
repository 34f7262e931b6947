/** The list with this item put in the place of the one with its id, or at the end where there is none. */
export function putItem<Item extends { id: string }>(items: readonly Item[], item: Item): Item[] {
  return items.some(({ id }) => id === item.id)
    ? items.map(each => (each.id === item.id ? item : each))
    : [...items, item]
}

/** The list with a few fields of one item changed. */
export function changeItem<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  change: Partial<Item>,
): Item[] {
  return items.map(each => (each.id === id ? { ...each, ...change } : each))
}
