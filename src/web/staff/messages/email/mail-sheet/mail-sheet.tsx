import type { ReactNode } from 'react'
import * as styles from './mail-sheet.css.ts'

export type MailSheetProps = {
  /** The accessible name of the picture. */
  label: string
  /** Who it comes from, as the mail program names it. */
  sender: string
  /** The subject. */
  subject: string
  /** The first line: "Hi Mia,". */
  greeting: string
  /** The text, a paragraph each. */
  paragraphs: readonly ReactNode[]
  /** What the letter asks for: a Button. */
  action?: ReactNode
  /** What stands under the letter. */
  foot?: ReactNode
}

/** A mail as it looks when it is opened. */
export function MailSheet({ label, sender, subject, greeting, paragraphs, action, foot }: MailSheetProps) {
  return (
    <figure className={styles.mail} aria-label={label}>
      <div className={styles.head}>
        <p className={styles.subject}>{subject}</p>
        <p className={styles.from}>{sender}</p>
      </div>
      <div className={styles.body}>
        <p className={styles.brand}>{sender}</p>
        <div className={styles.sheet}>
          <p className={styles.greeting}>{greeting}</p>
          {paragraphs.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name of their own.
            <p key={index}>{paragraph}</p>
          ))}
          {action && <div>{action}</div>}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </figure>
  )
}
