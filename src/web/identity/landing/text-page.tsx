import { Page } from '#ui-kit/layout/page/page.tsx'
import { Prose } from '#ui-kit/prose/prose.tsx'
import { Logo } from '../accounts/sign-in/logo.tsx'
import { FooterLinks } from './footer-links.tsx'
import * as styles from './landing.css.ts'

/** Where a text of the clinic stands: a page that the server gives, without the app. */
export function TextPage() {
  return (
    <Page
      header={
        <header className={styles.textHeader}>
          <Logo />
          <a className={styles.footerButton} href="/">
            Open the app
          </a>
        </header>
      }
    >
      <Prose>%TEXT%</Prose>
      <footer className={styles.footer}>
        <FooterLinks />
      </footer>
    </Page>
  )
}
