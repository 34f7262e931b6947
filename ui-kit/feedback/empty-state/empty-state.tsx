import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawings.tsx'
import * as styles from './empty-state.css.ts'

export type EmptyStateProps = {
  /** A drawing of what's missing. */
  drawing?: DrawingName
  /** What's missing, without blame: "No vouchers yet". */
  title: string
  /** How to get the first one. */
  hint?: ReactNode
  /** The next step: a Button or a TextLink. */
  action?: ReactNode
  /** The heading's level on this page. */
  level?: 2 | 3
}

/** Says that there's nothing yet, why, and what to do. */
export function EmptyState({ drawing = 'leaf', title, hint, action, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <div className={styles.empty}>
      <span className={styles.drawing}>
        <Drawing name={drawing} />
      </span>
      <Title className={styles.title}>{title}</Title>
      {hint && <div className={styles.hint}>{hint}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
