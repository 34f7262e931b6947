import { useListLocations, useListServices } from '#api/menu/menu.ts'
import type { Location } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/confirm-dialog/confirm-dialog.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { SelectField } from '#ui-kit/select-field/select-field.tsx'
import { SuggestField } from '#ui-kit/suggest-field/suggest-field.tsx'
import { TextField } from '#ui-kit/text-field/text-field.tsx'
import { LoadError } from '../../app/load-error.tsx'
import { points } from '../../format/points.ts'
import { type Question, useAwarding } from './use-award-treatment.ts'
import { usePatientSuggestions } from './use-patient-suggestions.ts'

/** Who had what, where; and the question when it looks like the second time. */
export function AwardForm() {
  const services = useListServices()
  const { data: locations } = useListLocations()
  const { field, change, submit, busy, question, confirm, drop } = useAwarding({
    locations,
    services: services.data,
    reloadServices: services.refetch,
  })
  const suggestions = usePatientSuggestions(field('userEmail').value)
  return (
    <Card padding="l" as="section" aria-labelledby="award">
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <Heading level={2} id="award">
            Award Service Points
          </Heading>
          {services.error && (
            <LoadError
              what="The services could not be loaded"
              because={services.error}
              onRetry={services.refetch}
            />
          )}
          <SuggestField
            {...field('userEmail')}
            onChange={userEmail => change({ userEmail })}
            label="Customer email"
            hint="Begin with a name or an address"
            suggestions={suggestions}
            inputMode="email"
            autoCapitalize="none"
            maxLength={254}
          />
          <SelectField
            {...field('serviceId')}
            label="Service"
            placeholder="Select a service"
            options={(services.data ?? []).map(({ id, name, pointsEarned }) => ({
              value: id,
              label: `${name} (${points(pointsEarned)})`,
            }))}
          />
          <TextField {...field('customPoints')} label="Custom points" inputMode="numeric" optional />
          <SelectField
            {...field('locationId')}
            label="Location"
            optional
            placeholder="No location"
            options={placesToChoose(locations, field('locationId').value)}
          />
          <Button type="submit" full busy={busy} busyLabel="Awarding...">
            Award Points
          </Button>
        </Stack>
      </form>
      <Asked {...{ question, confirm, drop, busy }} />
    </Card>
  )
}

/** While the places are not there, the one of the draft has no name. */
function placesToChoose(locations: readonly Location[] | undefined, chosen: string) {
  if (!locations) return chosen ? [{ value: chosen, label: 'As last time' }] : []
  return locations.map(({ id, name }) => ({ value: id, label: name }))
}

const wordsOf = {
  'probable-duplicate': { title: 'Count it a second time?', confirmLabel: 'Award Again' },
  'points-changed': { title: 'The points have changed', confirmLabel: 'Award Them' },
} as const

type AskedProps = Pick<ReturnType<typeof useAwarding>, 'confirm' | 'drop' | 'busy'> & {
  question: Question | undefined
}

const Asked = ({ question, confirm, drop, busy }: AskedProps) => (
  <ConfirmDialog
    open={question !== undefined}
    {...wordsOf[question?.code ?? 'probable-duplicate']}
    description={question?.userMessage}
    busy={busy}
    busyLabel="Awarding..."
    onConfirm={confirm}
    onClose={drop}
  />
)
