import { type Key, useState } from 'react'

/** Rows a frame: at that pace nobody reads more of a row than its name. */
const flung = 5

interface Scrolled {
  readonly keys: readonly Key[]
  /** Where the list stands, in rows from its top. */
  readonly at: number
  readonly isScrolling: boolean
}

/**
 * Which rows need only their first column: those that came while the list was flung, until it stands still. A whole row takes
 * five times as long, and at that pace eight come in each frame (D-335).
 */
export function useBriefRows(scrolled: Scrolled): ReadonlySet<Key> {
  const [next] = useState(briefRows)
  return next(scrolled)
}

/** Asked whenever the list has moved; two long ways in one direction are a fling, one is a key or a press. */
export function briefRows(): (scrolled: Scrolled) => ReadonlySet<Key> {
  let before = { keys: new Set<Key>(), at: 0, longWay: 0 }
  let brief: ReadonlySet<Key> = new Set()
  return ({ keys, at, isScrolling }) => {
    if (!isScrolling) brief = new Set()
    else if (at !== before.at) {
      const way = at - before.at
      const longWay = Math.abs(way) >= flung ? way : 0
      const isFlung = longWay * before.longWay > 0
      brief = new Set(keys.filter(key => brief.has(key) || (isFlung && !before.keys.has(key))))
      before = { keys: before.keys, at, longWay }
    }
    before = { keys: new Set(keys), at, longWay: isScrolling ? before.longWay : 0 }
    return brief
  }
}
