import * as styles from './lock-screen.css.ts'

export type LockScreenProps = {
  /** The accessible name of the picture. */
  label: string
  /** The app's name. */
  sender: string
  /** The first line of the notification, in bold. */
  title: string
  /** Its text, which anyone near the phone can read. */
  message: string
  /** The picture under the text. */
  imageUrl?: string | undefined
  /** The time on the phone, such as 9:41. */
  time?: string
}

/** A locked phone with one notification, which anyone nearby can read. */
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
