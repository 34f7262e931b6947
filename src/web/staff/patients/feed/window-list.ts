import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** Another function only where the items are others: with each one every place is worked out anew. */
export function useKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  return useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? String(index) : keyOf(item)
    },
    [items, keyOf],
  )
}

/** How far below the top of the page the list begins. What stands above it may grow, and with it the whole page. */
export function useTopOf(list: RefObject<HTMLElement | null>): number {
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

type ScrollTo = (offset: number, options: { adjustments?: number }) => void

/** The page scrolls smoothly by itself; corrections of measured heights must not. */
export const scrollInstantly: ScrollTo = (offset, { adjustments = 0 }) =>
  window.scrollTo({ top: offset + adjustments, behavior: 'instant' })

const near = 30

/** Tells when the last one in the document is one of the last that there are. */
export function useNearEnd(last: number, count: number, onNearEnd: () => void): void {
  useEffect(() => {
    if (count > 0 && last >= count - near) onNearEnd()
  }, [count, last, onNearEnd])
}
