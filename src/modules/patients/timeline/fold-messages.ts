import type { PlacedItem, TimelineItem } from './happened.ts'

/** Notifications are written a moment after their subject, in the same transaction. */
const soonInMs = 2_000

const isSoonAfter = (later: PlacedItem, earlier: PlacedItem) =>
  later.at.getTime() - earlier.at.getTime() <= soonInMs

/** Adds notifications to the item they're about, if it comes right before them. Items are newest first. */
export function foldMessages(items: readonly PlacedItem[]): readonly TimelineItem[] {
  const lines: (TimelineItem & { notified: string[] })[] = []
  let subject: (typeof lines)[number] | undefined
  let placed: PlacedItem | undefined
  for (const item of items.toReversed()) {
    if (item.kind === 'message' && subject && placed && isSoonAfter(item, placed)) {
      subject.notified.push(item.title)
      continue
    }
    const { microseconds: _place, ...line } = item
    lines.push({ ...line, notified: [] })
    if (item.kind === 'message') continue
    subject = lines.at(-1)
    placed = item
  }
  return lines.reverse()
}

/** The length of a page. It doesn't end with a notification whose subject may be the next item. */
export function lengthOfPart(items: readonly PlacedItem[], limit: number): number {
  if (items.length <= limit) return items.length
  let length = limit
  for (; length > 0; length -= 1) {
    const [last, next] = items.slice(length - 1, length + 1)
    if (!last || !next || last.kind !== 'message' || !isSoonAfter(last, next)) break
  }
  return length || limit
}
