import * as styles from './ribbon.css.ts'

/** A line above the whole page that says what kind of page it is; it stays while the page scrolls. */
export function Ribbon({ children }: { children: string }) {
  return (
    <p className={styles.ribbon} role="note">
      {children}
    </p>
  )
}
