import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Prose } from '#ui-kit/layout/prose/prose.tsx'
import { Logo } from '../accounts/sign-in/logo.tsx'
import { FooterLinks } from './footer-links.tsx'

/** One of the clinic's texts, as a page that the server sends without the app. */
export const TextPage = ({ html }: { html: string }) => (
  <Page
    header={
      <Inline as="header" gap="s" spread="between">
        <Logo />
        <TextLink tone="quiet" alone href="/">
          Open the app
        </TextLink>
      </Inline>
    }
  >
    <Prose html={html} />
    <Inline as="footer" gap="none" spread="center">
      <FooterLinks />
    </Inline>
  </Page>
)
