import * as styles from './chat-bubble.css.ts'

export type ChatBubbleProps = {
  /** The accessible name of the picture. */
  label: string
  /** The sender's name on the phone. */
  sender: string
  /** The text, with its line breaks. */
  message: string
}

/** A text message as on a phone. */
export function ChatBubble({ label, sender, message }: ChatBubbleProps) {
  return (
    <figure className={styles.thread} aria-label={label}>
      <p className={styles.sender}>{sender}</p>
      <p className={styles.bubble}>{message}</p>
    </figure>
  )
}
