import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = {
  /** The shape of the content to come. */
  shape?: 'text' | 'title' | 'control' | 'tile' | 'picture' | 'code' | 'metal' | 'circle'
  /** The share of the line's width. */
  width?: 'full' | 'most' | 'half'
}

/** A placeholder shape for content that's loading. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={styles.skeleton({ shape, width })} />
}

export type LoadingProps = {
  /** What's loading, announced once. */
  label?: string
  /** For content loaded after a tap, and in dialogs: content below it is already visible and stays. */
  asked?: boolean
  /** Skeletons in the content's final layout; three rows by default. */
  children?: ReactNode
}

/** Tells screen readers once that its content is loading. On a Page, anything below it stays hidden until then. */
export function Loading({ label = 'Loading', asked = false, children = <SkeletonRows /> }: LoadingProps) {
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
  /** The number of lines. */
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
  /** The number of rows. */
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
