import type { ReactNode } from 'react'
import * as styles from './show-screen.css.ts'

export type ShowScreenProps = {
  /** Whose screen it is, above everything. */
  mark?: ReactNode
  /** A greeting or an instruction that can be read from two metres. */
  title: string
  /** What to do with it. */
  hint?: ReactNode
  /** Small print and the way out, at the end. */
  foot?: ReactNode
  /** What is shown, as large as the screen allows. */
  children: ReactNode
}

/** One thing to show to people who stand before a screen: it covers everything else. */
export function ShowScreen({ mark, title, hint, foot, children }: ShowScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        {mark && <div className={styles.mark}>{mark}</div>}
        <h1 className={styles.title} aria-live="polite">
          {title}
        </h1>
        {hint && <div className={styles.hint}>{hint}</div>}
      </div>
      <div className={styles.middle}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </main>
  )
}
