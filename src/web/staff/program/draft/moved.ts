/** The list with one item at another place. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/**
 * The whole list after an item was moved among those that are shown: the shown ones take the places that shown ones had, the
 * others stay where they are.
 */
export function movedAmong<T>(
  all: readonly T[],
  shown: readonly T[],
  from: number,
  to: number,
): readonly T[] {
  const order = moved(shown, from, to)[Symbol.iterator]()
  const among = new Set(shown)
  return all.map(item => (among.has(item) ? (order.next().value as T) : item))
}
