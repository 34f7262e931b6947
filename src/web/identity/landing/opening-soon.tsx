import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Logo } from '../accounts/sign-in/logo.tsx'
import { CoverPage } from './hero/cover-page.tsx'

/** Shown until the clinic has published its offer: a page that the server sends without the app. */
export const OpeningSoon = () => (
  <CoverPage
    brand={<Logo />}
    drawing="leaf"
    title="Opening soon"
    foot={
      <Inline as="footer" gap="none" spread="center">
        <TextLink tone="quiet" alone href="/admin">
          For our team
        </TextLink>
      </Inline>
    }
  >
    Our VIP program is almost here. Check back soon!
  </CoverPage>
)
