import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './feed.css.ts'

export type FeedProps = {
  label: string
  /** How many can be shown now. */
  count: number
  /** How many there are in all, with those that are still to come; left out where nobody knows. */
  total?: number | undefined
  /** More are on their way. */
  busy: boolean
  /** The same function until the items change: with another one every place is worked out anew. */
  keyOf: (index: number) => string
  /** The accessible name of an item. */
  labelOf: (index: number) => string
  /** About how high an item is, in pixels; it is measured once it is shown. */
  height: number
  /** Called when the end of what can be shown comes near. */
  onNearEnd: () => void
  /** The same function until the items change: with another one all of them are made anew. */
  children: (index: number) => ReactNode
}

const gap = 12
const near = 30

/**
 * A list of any length that scrolls with the page: only what is in view is in the document. Page Up and Page Down go from
 * item to item, as in every feed (WAI-ARIA).
 */
export function Feed(props: FeedProps) {
  const { label, count, total = -1, busy, keyOf, labelOf, height, onNearEnd, children } = props
  const list = useRef<HTMLDivElement>(null)
  const scrollMargin = useTopOf(list)
  const [focused, setFocused] = useState<number>()
  const virtual = useWindowVirtualizer({
    count,
    gap,
    scrollMargin,
    overscan: 4,
    estimateSize: () => height,
    getItemKey: keyOf,
    // What has the focus stays, however far somebody scrolls: without it the keyboard would begin anew.
    rangeExtractor: range => {
      const shown = defaultRangeExtractor(range)
      if (focused === undefined || focused >= count || shown.includes(focused)) return shown
      return [...shown, focused].toSorted((a, b) => a - b)
    },
    // The page scrolls smoothly by itself; corrections of measured heights must not.
    scrollToFn: (offset, { adjustments = 0 }) =>
      window.scrollTo({ top: offset + adjustments, behavior: 'instant' }),
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? -1
  useEffect(() => {
    if (count > 0 && last >= count - near) onNearEnd()
  }, [count, last, onNearEnd])
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
      {items.map(({ index, key, start }) => (
        <article
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          className={styles.item}
          style={{ transform: `translateY(${start - scrollMargin}px)` }}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the items of a feed take the focus.
          tabIndex={0}
          aria-label={labelOf(index)}
          aria-posinset={index + 1}
          aria-setsize={total}
          onFocus={() => setFocused(index)}
          onBlur={() => setFocused(undefined)}
        >
          <Content index={index} render={children} />
        </article>
      ))}
    </div>
  )
}

/** Made once for each item: scrolling past it is no reason to make it again. */
const Content = memo(({ index, render }: { index: number; render: FeedProps['children'] }) => render(index))

/** How far below the top of the page the list begins. What stands above it may grow, and with it the whole page. */
function useTopOf(list: React.RefObject<HTMLDivElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    // Not at every render: in the middle of scrolling it would make the browser work out the page once more.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
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
