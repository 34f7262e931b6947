import { useEffect, useRef } from 'react'
import { useListLocations, useListServices } from '#api/menu/menu.ts'
import type { Patient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { AwardQuestion } from '../../award/award-question.tsx'
import { sendsByEnter } from '../../award/sends-by-enter.ts'
import { TreatmentFields } from '../../award/treatment-fields.tsx'
import { useAwarding } from '../../award/use-award-treatment.ts'
import { nameOf } from '../patient-labels.ts'

/** Records a treatment of this patient and awards its points. */
export function AwardDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const services = useListServices()
  const { data: locations } = useListLocations()
  const { field, submit, busy, question, confirm, drop } = useAwarding({
    locations,
    services: services.data,
    reloadServices: services.refetch,
    patient,
    onDone: onClose,
  })
  return (
    <Dialog open onClose={onClose} size="s" title={`Award points to ${nameOf(patient)}`}>
      <form ref={useFirstField()} onSubmit={submit} onKeyDown={sendsByEnter} noValidate>
        <Stack gap="m">
          {services.error && (
            <LoadError what="The services" because={services.error} onRetry={services.refetch} />
          )}
          <TreatmentFields field={field} services={services.data} locations={locations} />
          <Button type="submit" full busy={busy} busyLabel="Awarding...">
            Award Points
          </Button>
        </Stack>
      </form>
      <AwardQuestion {...{ question, confirm, drop, busy }} />
    </Dialog>
  )
}

/** If it was opened by keyboard, it continues by keyboard. The first letters choose the service. */
function useFirstField() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('select')?.focus(), [])
  return form
}
