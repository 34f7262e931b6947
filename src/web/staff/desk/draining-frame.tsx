import { assignInlineVars } from '@vanilla-extract/dynamic'
import type { ReactNode } from 'react'
import * as styles from './draining-frame.css.ts'

/** A metal frame around a code, which drains until the code changes. */
export const DrainingFrame = ({ ms, children }: { ms: number; children: ReactNode }) => (
  <div className={styles.frame} style={assignInlineVars({ [styles.drainMs]: `${ms}ms` })}>
    <span className={styles.metal} aria-hidden="true" />
    <div className={styles.inside}>{children}</div>
  </div>
)
