import * as styles from './chat-bubble.css.ts'

export type ChatBubbleProps = {
  /** The accessible name of the picture. */
  label: string
  /** Whose message it is, as the phone names it. */
  sender: string
  /** The text; its line breaks stay. */
  message: string
}

/** A text message as a phone shows it. */
export function ChatBubble({ label, sender, message }: ChatBubbleProps) {
  return (
    <figure className={styles.thread} aria-label={label}>
      <p className={styles.sender}>{sender}</p>
      <p className={styles.bubble}>{message}</p>
    </figure>
  )
}
