import type { ReactNode } from 'react'
import * as styles from './prose.css.ts'

export type ProseProps =
  | {
      /** HTML known to be safe, such as rendered Markdown without raw tags. */
      html: string
      /** The accessible name, if the text is a landmark. */
      label?: string
    }
  | { children: ReactNode }

/** A longer text with headings, lists and links. */
export function Prose(props: ProseProps) {
  if (!('html' in props)) return <article className={styles.prose}>{props.children}</article>
  return (
    <article
      className={styles.prose}
      aria-label={props.label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the caller makes it safe.
      dangerouslySetInnerHTML={{ __html: props.html }}
    />
  )
}
