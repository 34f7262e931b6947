import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import * as styles from './disclosure.css.ts'

export type DisclosureProps = {
  /** What is inside. */
  title: string
  /** How much is inside, in a word or two. */
  hint?: string
  /** The level of the heading on this page. */
  level?: 2 | 3
  /** Makes what is inside when it's opened first: for what has to be fetched. */
  lazy?: boolean
  /** What most people don't need. */
  children: ReactNode
}

/** A line that opens to show more, for what few people look for on this page. */
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
