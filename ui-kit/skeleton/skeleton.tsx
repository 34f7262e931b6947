import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = {
  shape?: 'text' | 'title' | 'control' | 'tile' | 'picture' | 'metal' | 'circle'
  width?: 'full' | 'most' | 'half' | 'third'
}

/** The shape of something that is on its way. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton({ shape, width })} />
}

/** Says once, to screen readers, that what is inside is loading. */
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.group} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

/** A few lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.words}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <Skeleton key={line} width={line === lines - 1 ? 'half' : 'full'} />
      ))}
    </span>
  )
}

/** Rows with a round picture and two lines. */
export function SkeletonRows({ rows = 3 }: { rows?: number }) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
    <span key={row} className={styles.row}>
      <Skeleton shape="circle" />
      <SkeletonText lines={2} />
    </span>
  ))
}
