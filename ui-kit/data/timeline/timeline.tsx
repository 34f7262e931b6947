import type { ReactNode } from 'react'
import * as styles from './timeline.css.ts'

export type TimelineProps = {
  /** What happened, for screen readers. */
  label: string
  /** TimelineItems, the newest first. */
  children: ReactNode
}

/** What happened, each with its day, along a line (things without a day are a List); its children are TimelineItems. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  )
}

export type TimelineItemProps = {
  /** As people read it. */
  when: string
  /** For machines: a date or a moment in ISO. */
  dateTime: string
  /** What happened then: a Card. */
  children: ReactNode
}

/** One thing that happened, with its day. */
export function TimelineItem({ when, dateTime, children }: TimelineItemProps) {
  return (
    <li className={styles.item}>
      <p className={styles.when}>
        <time dateTime={dateTime}>{when}</time>
      </p>
      {children}
    </li>
  )
}
