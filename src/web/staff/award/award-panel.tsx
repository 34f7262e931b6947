import { useListLocations, useListServices } from '#api/content/content.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/confirm-dialog/confirm-dialog.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { SelectField } from '#ui-kit/select-field/select-field.tsx'
import { TextField } from '#ui-kit/text-field/text-field.tsx'
import { useAwarding } from './use-awarding.ts'

/** Records a treatment for a patient and awards its points (staff.md, 2). */
export function AwardPanel() {
  const { data: services = [] } = useListServices()
  const { data: locations = [] } = useListLocations()
  const { field, submit, busy, duplicate } = useAwarding()
  return (
    <Card padding="l" as="section" aria-labelledby="award">
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <Heading level={2} id="award">
            Award Service Points
          </Heading>
          <TextField
            {...field('userEmail')}
            label="Customer email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
          />
          <SelectField
            {...field('serviceId')}
            label="Service"
            placeholder="Select a service"
            options={services.map(({ id, name, pointsEarned }) => ({
              value: id,
              label: `${name} (${pointsEarned} points)`,
            }))}
          />
          <TextField {...field('customPoints')} label="Custom points" inputMode="numeric" optional />
          <SelectField
            {...field('locationId')}
            label="Location"
            optional
            placeholder="No location"
            options={locations.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <Button type="submit" full busy={busy} busyLabel="Awarding...">
            Award Points
          </Button>
        </Stack>
      </form>
      <ConfirmDialog
        open={duplicate.sentence !== undefined}
        title="Count it a second time?"
        description={duplicate.sentence}
        confirmLabel="Award Again"
        busy={busy}
        busyLabel="Awarding..."
        onConfirm={duplicate.countAgain}
        onClose={duplicate.drop}
      />
    </Card>
  )
}
