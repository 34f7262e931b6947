import type { Campaign } from '#api/schemas/index.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'

/** The clicks on an email's links; an email without links has the booking link. */
export function Clicks({ campaign: { state, clickedBy, bookings, links } }: { campaign: Campaign }) {
  if (state === 'scheduled') return null
  return (
    <Stack gap="xs">
      <Text size={14} tone="quiet" figures>
        {clickedBy} clicked a link · {bookings} clicked to book
      </Text>
      {links.length > 0 && (
        <Stack as="ul" gap="xs" aria-label="Links in this email">
          {links.map(({ url, clickedBy: by }) => (
            <Text as="li" key={url} size={14} tone="quiet" figures>
              {by} × {url}
            </Text>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
