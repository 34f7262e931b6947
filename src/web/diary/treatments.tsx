import { useListRecentTreatments } from '#api/diary/diary.ts'
import type { RecentTreatment } from '#api/schemas/index.ts'
import { Divider } from '#ui-kit/layout/card/divider.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { calendarDay } from '../format/days.ts'
import { weeks } from '../format/weeks.ts'
import { TileLoading } from './tile-loading.tsx'

/** The clinic's advice about the member's latest treatments; the server decides which ones are still relevant. */
export function Treatments() {
  const { data: treatments = [], isPending } = useListRecentTreatments()
  if (isPending) return <TileLoading />
  if (treatments.length === 0) return null
  return (
    <Section title="After your treatment" size={18}>
      {treatments.map((treatment, n) => (
        <Stack gap="m" key={`${treatment.serviceId} ${treatment.treatmentDate}`}>
          {n > 0 && <Divider />}
          <Treatment {...treatment} />
        </Stack>
      ))}
    </Section>
  )
}

const Treatment = (treatment: RecentTreatment) => {
  const { serviceName, treatmentDate, lastsWeeks, lastsUntil, aftercare, photoFrom } = treatment
  return (
    <Stack gap="xs" as="section" aria-label={`${serviceName}, ${calendarDay(treatmentDate)}`}>
      <Heading level={3} size={16}>
        {serviceName}
      </Heading>
      <Text size={14} tone="quiet">
        {calendarDay(treatmentDate)}
      </Text>
      {aftercare && <Text lines="keep">{aftercare}</Text>}
      {lastsWeeks && lastsUntil && (
        <Text size={14} tone="quiet">
          {`Lasts about ${weeks(lastsWeeks)}, until about ${calendarDay(lastsUntil)}`}
        </Text>
      )}
      {photoFrom && (
        <Text size={14} tone="quiet">
          {`Best time for a progress photo: on or after ${calendarDay(photoFrom)}`}
        </Text>
      )}
    </Stack>
  )
}
