import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { clinic, pageLinks } from '../../data/clinic.ts'

/** How to reach the clinic, and what it tells in texts of its own. */
export const FooterLinks = () =>
  [...clinic.contact.map(({ href, text }) => ({ href, title: text })), ...pageLinks()].map(
    ({ href, title }) => (
      <TextLink key={href} tone="quiet" alone href={href}>
        {title}
      </TextLink>
    ),
  )
