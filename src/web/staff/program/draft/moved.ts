export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  return item === undefined ? items : items.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** The full list after a move within the visible items: they exchange places among themselves, and the others stay. */
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
