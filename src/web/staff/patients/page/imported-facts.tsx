import type { PatientDetailsImportedItem as Imported } from '#api/schemas/index.ts'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { calendarDay } from '../../../format/days.ts'

/** What another system said about the patient, as far as Velora has no field for it. */
export function ImportedFacts({ imported }: { imported: Imported }) {
  return (
    <Card padding="m">
      <Stack gap="s">
        <Heading level={3}>From {imported.source}</Heading>
        <Facts facts={factsIn(imported)} />
      </Stack>
    </Card>
  )
}

const factsIn = ({ address, treatments, lastVisit, tier, isBlocked }: Imported) =>
  [
    { label: 'Address', value: address },
    { label: 'Treatments', value: treatments },
    { label: 'Last visit', value: lastVisit && calendarDay(lastVisit) },
    { label: 'Tier', value: tier },
    { label: 'Blocked', value: isBlocked && 'Yes' },
  ].filter(({ value }) => value)
