import type { ReactNode } from 'react'
import * as styles from './prose.css.ts'

export type ProseProps =
  | {
      /** HTML that is known to be safe, such as rendered Markdown without tags of its own. */
      html: string
      /** The accessible name, where the text stands for something. */
      label?: string
    }
  | { children: ReactNode }

/** A longer text with headings, lists and links, as one reads it. */
export function Prose(props: ProseProps) {
  if (!('html' in props)) return <article className={styles.prose}>{props.children}</article>
  return (
    <article
      className={styles.prose}
      aria-label={props.label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: whoever gives it has made it safe.
      dangerouslySetInnerHTML={{ __html: props.html }}
    />
  )
}
