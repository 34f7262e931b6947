import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react'

/** A new function only if the items changed, because each new one recalculates every position. */
export function useKeys<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  return useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? String(index) : keyOf(item)
    },
    [items, keyOf],
  )
}

/** The list's distance from the top of the page. Content above it may grow, so it watches the page. */
export function useTopOf(list: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () =>
      setTop(Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
    measure()
    // Not on every render: while scrolling, that would force another layout.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return top
}

type ScrollTo = (offset: number, options: { adjustments?: number }) => void

/** The page uses smooth scrolling, which must not apply to corrections of measured heights. */
export const scrollInstantly: ScrollTo = (offset, { adjustments = 0 }) =>
  window.scrollTo({ top: offset + adjustments, behavior: 'instant' })

const near = 30

/** Calls back when the last rendered item is near the end of the loaded ones. */
export function useNearEnd(last: number, count: number, onNearEnd: () => void): void {
  useEffect(() => {
    if (count > 0 && last >= count - near) onNearEnd()
  }, [count, last, onNearEnd])
}
