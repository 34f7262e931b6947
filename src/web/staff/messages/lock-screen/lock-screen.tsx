import * as styles from './lock-screen.css.ts'

export type LockScreenProps = {
  /** The accessible name of the picture. */
  label: string
  /** Whose app it is. */
  sender: string
  /** The first line of the notification, in bold. */
  title: string
  /** Its text, which anybody beside the phone can read. */
  message: string
  /** The picture under the text. */
  imageUrl?: string | undefined
  /** What the phone's clock shows, such as 9:41. */
  time?: string
}

/** A phone that is locked, with one notification on it: what anybody beside it can read. */
export function LockScreen({ label, sender, title, message, imageUrl, time = '9:41' }: LockScreenProps) {
  return (
    <figure className={styles.screen} aria-label={label}>
      <div className={styles.clock} aria-hidden>
        {time}
      </div>
      <div className={styles.note}>
        <div className={styles.head}>
          <span className={styles.mark} aria-hidden>
            {sender.slice(0, 1)}
          </span>
          {sender}
          <span className={styles.when}>now</span>
        </div>
        <p className={styles.title}>{title}</p>
        <p className={styles.message}>{message}</p>
        {imageUrl && (
          <img key={imageUrl} className={styles.picture} src={imageUrl} alt="" referrerPolicy="no-referrer" />
        )}
      </div>
    </figure>
  )
}
