import { type ReactNode, useState } from 'react'
import { ChevronDown } from '../../icons.ts'
import * as styles from './disclosure.css.ts'

export type DisclosureProps = {
  /** What's inside. */
  title: string
  /** How much is inside, in a word or two. */
  hint?: string
  /** The heading's level on this page. */
  level?: 2 | 3
  /** Renders the content when first opened, for content that has to be fetched. */
  lazy?: boolean
  /** Content that most people don't need. */
  children: ReactNode
}

/** A line that opens to show more, for details that few people need. */
export function Disclosure({ title, hint, level = 2, lazy = false, children }: DisclosureProps) {
  const [opened, setOpened] = useState(!lazy)
  const Title = `h${level}` as const
  return (
    <details className={styles.details} onToggle={() => setOpened(true)}>
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        <span className={styles.hint}>{hint}</span>
        <ChevronDown className={styles.arrow} size={20} aria-hidden />
      </summary>
      <div className={styles.content}>{opened && children}</div>
    </details>
  )
}
