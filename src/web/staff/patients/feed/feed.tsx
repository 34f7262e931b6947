import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './feed.css.ts'
import { scrollInstantly, useKeys, useNearEnd, useTopOf } from './window-list.ts'

export type FeedProps<Item> = {
  /** The list's name for screen readers. */
  label: string
  /** The loaded items; an unchanged item must be the same object. */
  items: readonly Item[]
  /** The total, including items not loaded yet; absent if unknown. */
  total?: number | undefined
  /** More are loading. */
  busy: boolean
  /** A stable key for each item. */
  keyOf: (item: Item) => string
  /** The accessible name of an item. */
  labelOf: (item: Item) => string
  /** The approximate height of an item in pixels, until the first one is measured. */
  height: number
  /** Called when the user nears the end of the loaded rows. */
  onNearEnd: () => void
  /** Pass a stable function: a new one re-renders all visible items. */
  children: (item: Item) => ReactNode
}

const gap = 12

/**
 * A list of any length that scrolls with the page (use a DataGrid at a desk, or a List for a few dozen). Only visible
 * items are in the document. Page Up and Page Down move between items, as in every feed (WAI-ARIA).
 */
export function Feed<Item>(props: FeedProps<Item>) {
  const { label, items, total = -1, busy, keyOf, labelOf, onNearEnd, children } = props
  const count = items.length
  const list = useRef<HTMLDivElement>(null)
  const scrollMargin = useTopOf(list)
  const [focused, setFocused] = useState<number>()
  const virtual = useWindowVirtualizer({
    count,
    gap,
    scrollMargin,
    overscan: 4,
    ...useHeights(props.height),
    getItemKey: useKeys(items, keyOf),
    // The focused item stays in the document when it scrolls out of view, so that keyboard focus isn't lost.
    rangeExtractor: range => {
      const shown = defaultRangeExtractor(range)
      if (focused === undefined || focused >= count || shown.includes(focused)) return shown
      return [...shown, focused].toSorted((a, b) => a - b)
    },
    scrollToFn: scrollInstantly,
  })
  const shown = virtual.getVirtualItems()
  useNearEnd(shown.at(-1)?.index ?? -1, count, onNearEnd)
  const go = useGoing(list, count, virtual.scrollToIndex)

  return (
    <div
      ref={list}
      role="feed"
      aria-label={label}
      aria-busy={busy}
      className={styles.feed}
      style={{ height: virtual.getTotalSize() }}
      onKeyDown={event => go(event, focused)}
    >
      {shown.map(({ index, key, start }) => {
        const item = items[index]
        if (item === undefined) return null
        const place = { index, top: start - scrollMargin, total, measure: virtual.measureElement, setFocused }
        return <Row key={key} item={item} label={labelOf(item)} render={children} {...place} />
      })}
    </div>
  )
}

type RowProps<Item> = {
  item: Item
  index: number
  label: string
  top: number
  total: number
  measure: (row: HTMLElement | null) => void
  setFocused: (index: number | undefined) => void
  render: (item: Item) => ReactNode
}

/** Renders once per item, not again while scrolling or when more items load. */
const Row = memo(function Row<Item>(props: RowProps<Item>) {
  const { item, index, label, top, total, measure, setFocused, render } = props
  return (
    <article
      ref={measure}
      data-index={index}
      className={styles.item}
      style={{ transform: `translateY(${top}px)` }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the items of a feed take the focus.
      tabIndex={0}
      aria-label={label}
      aria-posinset={index + 1}
      aria-setsize={total}
      onFocus={() => setFocused(index)}
      onBlur={() => setFocused(undefined)}
    >
      <Content item={item} render={render} />
    </article>
  )
}) as <Item>(props: RowProps<Item>) => ReactNode

/** The content doesn't render again when the row only moves, or the total changes. */
const Content = memo(function Content<Item>({ item, render }: Pick<RowProps<Item>, 'item' | 'render'>) {
  return render(item)
}) as <Item>(props: Pick<RowProps<Item>, 'item' | 'render'>) => ReactNode

/**
 * Unmeasured items are assumed to be as high as the first one. One that differs moves all below it, and the list
 * renders again in the same frame.
 */
function useHeights(height: number) {
  const typical = useRef(height)
  return {
    estimateSize: () => typical.current,
    measureElement: (
      row: Element,
      entry: ResizeObserverEntry | undefined,
      list: Virtualizer<Window, Element>,
    ) => {
      const measured = measureElement(row, entry, list)
      if (list.indexFromElement(row) === 0) typical.current = measured
      return measured
    },
  }
}

function useGoing(
  list: React.RefObject<HTMLDivElement | null>,
  count: number,
  scrollTo: (index: number, options: { align: 'auto' }) => void,
) {
  const [wanted, setWanted] = useState<number>()
  useEffect(() => {
    if (wanted === undefined) return
    const item = list.current?.querySelector<HTMLElement>(`[data-index="${wanted}"]`)
    if (!item) return
    item.focus({ preventScroll: true })
    setWanted(undefined)
  })
  return (event: KeyboardEvent, from: number | undefined) => {
    const step = { PageDown: 1, PageUp: -1 }[event.key]
    if (!step || from === undefined) return
    event.preventDefault()
    const to = Math.min(count - 1, Math.max(0, from + step))
    scrollTo(to, { align: 'auto' })
    setWanted(to)
  }
}
