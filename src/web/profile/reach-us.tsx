import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { clinic } from '../data/clinic.ts'

/** How to reach the clinic; nothing where it does not say. */
export const ReachUs = () =>
  clinic.contact.length > 0 && (
    <Card as="section" aria-labelledby="reach-us">
      <Stack gap="s">
        <Heading level={2} size={18} id="reach-us">
          Reach us
        </Heading>
        {clinic.contact.map(({ kind, href, text }) => (
          <TextLink key={kind} alone href={href} newTab={kind === 'website'}>
            {words[kind](text)}
          </TextLink>
        ))}
      </Stack>
    </Card>
  )

const words = {
  phone: (number: string) => `Call ${number}`,
  email: (address: string) => `Write to ${address}`,
  website: (address: string) => address,
}
