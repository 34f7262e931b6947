import type { ReactNode } from 'react'
import * as styles from './split.css.ts'

export type SplitProps = {
  /** The smaller part: content that stays visible or belongs to the selected item. */
  aside: ReactNode
  /** Before the larger part; after it, where it stays while the page scrolls; or next to a form of at most 480 px. */
  at?: 'start' | 'end' | 'beside'
  /** If two columns don't fit: stacked, or without the smaller part. */
  narrow?: 'stack' | 'hide'
  /** The larger part. */
  children: ReactNode
}

/** A large and a small part side by side, if their container is wide enough. */
export function Split({ aside, at = 'start', narrow = 'stack', children }: SplitProps) {
  const small = <div className={styles.aside({ at, narrow })}>{aside}</div>
  return (
    <div className={styles.frame}>
      <div className={styles.split({ at })}>
        {at === 'start' && small}
        <div>{children}</div>
        {at !== 'start' && small}
      </div>
    </div>
  )
}
