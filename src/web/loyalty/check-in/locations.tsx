import { useListLocations } from '#api/menu/menu.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { MapPin } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'

/** Lists the locations of the codes; hidden until they're known. */
export function Locations() {
  const { data: locations = [] } = useListLocations()
  if (locations.length === 0) return null
  return (
    <Stack gap="s" as="section" aria-labelledby="locations">
      <Heading level={2} id="locations">
        Our locations
      </Heading>
      <Inline gap="xs" wrap aria-label="Our locations" as="ul">
        {locations.map(({ id, name }) => (
          <li key={id}>
            <Badge icon={MapPin}>{name}</Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  )
}
