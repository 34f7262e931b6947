import { clinic, pageLinks } from '../../data/clinic.ts'
import * as styles from './landing.css.ts'

/** How to reach the clinic, and what it tells in texts of its own. */
export const FooterLinks = () =>
  [...clinic.contact.map(({ href, text }) => ({ href, title: text })), ...pageLinks()].map(
    ({ href, title }) => (
      <a key={href} className={styles.footerButton} href={href}>
        {title}
      </a>
    ),
  )
