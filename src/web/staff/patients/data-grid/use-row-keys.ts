import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

interface RowKeys<Item> {
  readonly list: RefObject<HTMLElement | null>
  readonly items: readonly Item[]
  /** The row with keyboard focus. */
  readonly at: number
  readonly onChoose: (item: Item) => void
  readonly onOpen: (item: Item) => void
  readonly scrollTo: (index: number, options: { align: 'auto' }) => void
}

const pageOfRows = 10

/** Moves between rows by keyboard. The target row gets focus once it is in the document. */
export function useRowKeys<Item>({ list, items, at, onChoose, onOpen, scrollTo }: RowKeys<Item>) {
  const [wanted, setWanted] = useState<number>()
  useEffect(() => {
    if (wanted === undefined) return
    const row = list.current?.querySelector<HTMLElement>(`[data-index="${wanted}"]`)
    if (!row) return
    row.focus({ preventScroll: true })
    setWanted(undefined)
  })
  return (event: KeyboardEvent<HTMLElement>) => {
    // Controls within a row handle their own keys.
    if (!(event.target instanceof HTMLElement) || event.target.role !== 'row') return
    const item = items[at]
    if (event.key === 'Enter' && item !== undefined) {
      event.preventDefault()
      return onOpen(item)
    }
    const to = placesFrom(at, items.length - 1)[event.key]
    const next = to === undefined ? undefined : items[to]
    if (to === undefined || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onChoose(next)
    scrollTo(to, { align: 'auto' })
    setWanted(to)
  }
}

function placesFrom(at: number, last: number): Readonly<Record<string, number>> {
  return {
    ArrowDown: Math.min(last, at + 1),
    ArrowUp: Math.max(0, at - 1),
    PageDown: Math.min(last, at + pageOfRows),
    PageUp: Math.max(0, at - pageOfRows),
    Home: 0,
    End: last,
  }
}
