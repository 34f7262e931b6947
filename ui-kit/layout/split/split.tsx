import type { ReactNode } from 'react'
import * as styles from './split.css.ts'

export type SplitProps = {
  /** The smaller part: what stays in sight, or belongs to what is chosen. */
  aside: ReactNode
  /** Before the larger part; after it, where it stays while the page scrolls; or beside a form, which gets 480 px at most. */
  at?: 'start' | 'end' | 'beside'
  /** Where there is no room for two columns: under each other, or without the smaller part. */
  narrow?: 'stack' | 'hide'
  /** The larger part. */
  children: ReactNode
}

/** A large part and a small one beside each other, where their own place is wide enough. */
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
