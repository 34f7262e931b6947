import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { clinic, pageLinks } from '../../data/clinic.ts'

/** The clinic's contact details and links to its texts. */
export const FooterLinks = () =>
  [...clinic.contact.map(({ href, text }) => ({ href, title: text })), ...pageLinks()].map(
    ({ href, title }) => (
      <TextLink key={href} tone="quiet" alone href={href}>
        {title}
      </TextLink>
    ),
  )
