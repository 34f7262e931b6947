import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = {
  /** What will stand there. */
  shape?: 'text' | 'title' | 'control' | 'tile' | 'picture' | 'code' | 'metal' | 'circle'
  /** How much of the line it takes. */
  width?: 'full' | 'most' | 'half'
}

/** The shape of something that is on its way. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton({ shape, width })} />
}

export type LoadingProps = {
  /** What is on its way, said once. */
  label?: string
  /** For what somebody has asked for by a press, and in a dialog: what stands below is seen already, and stays. */
  asked?: boolean
  /** Skeletons in the final geometry. */
  children: ReactNode
}

/** Says once, to screen readers, that what is inside is loading. What stands below it on a Page is seen when it has come. */
export function Loading({ label = 'Loading', asked = false, children }: LoadingProps) {
  return (
    <div role="status" aria-busy="true" className={asked ? undefined : styles.coming}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.group} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

export type SkeletonTextProps = {
  /** How many lines there will be. */
  lines?: number
}

/** A few lines of text, the last one shorter. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span className={styles.words}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <Skeleton key={line} width={line === lines - 1 ? 'half' : 'full'} />
      ))}
    </span>
  )
}

export type SkeletonRowsProps = {
  /** How many rows there will be. */
  rows?: number
}

/** Rows with a round picture and two lines. */
export function SkeletonRows({ rows = 3 }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move.
    <span key={row} className={styles.row}>
      <Skeleton shape="circle" />
      <SkeletonText lines={2} />
    </span>
  ))
}
