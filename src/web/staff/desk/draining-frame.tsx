import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useState } from 'react'
import * as styles from './draining-frame.css.ts'

/** A metal frame around a code, which drains until the code changes: so long as it had when it was first shown. */
export function DrainingFrame({ ms, children }: { ms: number; children: ReactNode }) {
  const [lastsMs] = useState(ms)
  return (
    <div className={styles.frame} style={assignInlineVars({ [styles.drainMs]: `${lastsMs}ms` })}>
      <span className={styles.metal} aria-hidden="true" />
      <div className={styles.inside}>{children}</div>
    </div>
  )
}
