import type { ReactNode } from 'react'
import * as styles from './mail-sheet.css.ts'

export type MailSheetProps = {
  /** The accessible name of the picture. */
  label: string
  /** The sender's name in an email app. */
  sender: string
  /** The subject. */
  subject: string
  /** The first line: "Hi Mia,". */
  greeting: string
  /** The text, one paragraph each. */
  paragraphs: readonly ReactNode[]
  /** The call to action: a Button. */
  action?: ReactNode
  /** The footer. */
  foot?: ReactNode
}

/** An opened email. */
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
