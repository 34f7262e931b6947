import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useState } from 'react'
import * as styles from './draining-frame.css.ts'

export type DrainingFrameProps = {
  /** The duration. */
  ms: number
  /** The code. */
  children: ReactNode
}

/** A metal frame that drains until the code changes, over the time left when it was first shown. */
export function DrainingFrame({ ms, children }: DrainingFrameProps) {
  const [lastsMs] = useState(ms)
  return (
    <div className={styles.frame} style={assignInlineVars({ [styles.drainMs]: `${lastsMs}ms` })}>
      <span className={styles.metal} aria-hidden="true" />
      <div className={styles.inside}>{children}</div>
    </div>
  )
}
