import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './drawings.tsx'
import * as styles from './empty-state.css.ts'

export type EmptyStateProps = {
  /** What is not there yet, as a drawing. */
  drawing?: DrawingName
  /** What there is nothing of, without blame: "No vouchers yet". */
  title: string
  /** How the first one comes. */
  hint?: ReactNode
  /** The one thing to do next: a Button or a TextLink. */
  action?: ReactNode
  /** The level of the heading on this page. */
  level?: 2 | 3
}

/** Says that there is nothing yet, why, and what to do. */
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
