import type { ReactNode } from 'react'
import * as styles from './timeline.css.ts'

export type TimelineProps = {
  /** A description of the events, for screen readers. */
  label: string
  /** The TimelineItems, newest first. */
  children: ReactNode
}

/** Events along a line, each with its date. Its children are TimelineItems. For items without dates, use a List. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-label={label}>
      {children}
    </ol>
  )
}

export type TimelineItemProps = {
  /** The date in words. */
  when: string
  /** The date or time in ISO, for machines. */
  dateTime: string
  /** The event: a Card. */
  children: ReactNode
}

/** One event, with its date. */
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
