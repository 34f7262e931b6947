import * as styles from './phone-frame.css.ts'

export type PhoneFrameProps = {
  /** A page of the same site. */
  src: string
  /** What is shown, for who can't see it. */
  title: string
}

/** A page as a phone shows it, as large as there is room for. */
export function PhoneFrame({ src, title }: PhoneFrameProps) {
  return (
    <div className={styles.phone}>
      <iframe className={styles.screen} src={src} title={title} />
    </div>
  )
}
