import { Drawing } from '#ui-kit/empty-state/drawings.tsx'
import { Logo } from '../accounts/sign-in/logo.tsx'
import * as styles from './landing.css.ts'

/** What visitors see until the clinic has published what it offers: a page that the server gives, without the app. */
export function OpeningSoon() {
  return (
    <main className={styles.opening}>
      <div className={styles.openingWords}>
        <Logo />
        <span className={styles.openingDrawing}>
          <Drawing name="leaf" />
        </span>
        <h1 className={styles.tagline}>Opening soon</h1>
        <p className={styles.openingHint}>
          Our VIP program is being prepared with care. Everything will be here as soon as it is ready.
        </p>
      </div>
      <footer className={styles.footer}>
        <a className={styles.footerButton} href="/admin">
          For our team
        </a>
      </footer>
    </main>
  )
}
