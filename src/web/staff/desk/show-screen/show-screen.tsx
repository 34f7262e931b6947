import type { ReactNode } from 'react'
import * as styles from './show-screen.css.ts'

export type ShowScreenProps = {
  /** The clinic's mark, at the top. */
  mark?: ReactNode
  /** A greeting or instruction, readable from six feet away. */
  title: string
  /** An instruction for the content. */
  hint?: ReactNode
  /** A text at the bottom. */
  note?: ReactNode
  /** Hides the note. It still takes its place, so that the content doesn't move. */
  noteHidden?: boolean
  /** Small print and the button to leave, at the bottom. */
  foot?: ReactNode
  /** The content, as large as the screen allows. */
  children: ReactNode
}

/** Shows one thing full screen, for people in front of a display. */
export function ShowScreen({ mark, title, hint, note, noteHidden = false, foot, children }: ShowScreenProps) {
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
      {(note || foot) && (
        <div className={styles.foot}>
          {note && <div className={noteHidden ? styles.hidden : ''}>{note}</div>}
          {foot}
        </div>
      )}
    </main>
  )
}
