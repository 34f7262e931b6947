import { useCallback, useRef, useState } from 'react'
import type { Patient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { UserPlus } from '#ui-kit/icons.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { useWide } from '#ui-kit/layout/use-wide.ts'
import { ScreenLink } from '../../app/screen-link.tsx'
import { useStaffRole } from '../use-staff-role.ts'
import { EditPointsDialog } from './edit-points-dialog.tsx'
import { EnrollDialog } from './enroll/enroll-dialog.tsx'
import type { Task } from './patient-card.tsx'
import { PatientFilters } from './patient-filters.tsx'
import { PatientList } from './patient-list.tsx'
import { SendOfferDialog } from './send-offer-dialog.tsx'
import { useChosenColumns } from './table/chosen-columns.ts'
import { useDebouncedValue } from './use-debounced-value.ts'
import { everybody, useLookedFor } from './use-looked-for.ts'
import { useSearchKey } from './use-search-key.ts'

/** Finds patients and acts on them: a table at the desk, cards on a phone. */
export function PatientsPanel() {
  const [lookedFor, change] = useLookedFor()
  const role = useStaffRole()
  const [task, setTask] = useState<{ readonly kind: Task; readonly patient: Patient }>()
  const [enrolls, setEnrolls] = useState(false)
  const [goesOn, setGoesOn] = useState(false)
  const chosenColumns = useChosenColumns()
  const columns = useWide() ? chosenColumns : undefined
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(() => field.current)
  const typed = lookedFor.search.trim()
  const search = useDebouncedValue(typed, 200)
  const { tier, sort } = lookedFor
  const begin = useCallback((kind: Task, patient: Patient) => setTask({ kind, patient }), [])
  const close = () => setTask(undefined)
  return (
    <Stack gap="m" as="section" aria-labelledby="patients">
      <Inline spread="between" wrap>
        <Heading level={2} id="patients">
          Patient Management
        </Heading>
        <Inline gap="xs" wrap>
          <Button variant="secondary" size="s" icon={UserPlus} onClick={() => setEnrolls(true)}>
            Enroll
          </Button>
          {role === 'owner' && (
            <Button variant="quiet" size="s" render={<ScreenLink to="/admin/import" />}>
              Import Patients
            </Button>
          )}
          {(role === 'owner' || role === 'manager') && (
            <Button variant="quiet" size="s" render={<ScreenLink to="/admin/claim-cards" />}>
              Print Claim Cards
            </Button>
          )}
        </Inline>
      </Inline>
      <PatientFilters
        lookedFor={lookedFor}
        onChange={change}
        field={field}
        columns={columns}
        onGoOn={() => setGoesOn(true)}
      />
      <PatientList
        filter={{ sort, ...(search && { search }), ...(tier && { tier }) }}
        columns={columns?.columns}
        onSort={by => change({ sort: by })}
        onTask={begin}
        onShowAll={() => change({ ...everybody, tier: undefined, sort })}
        arriving={goesOn && search === typed}
        onArrived={useCallback(() => setGoesOn(false), [])}
      />
      {enrolls && <EnrollDialog onClose={() => setEnrolls(false)} />}
      {task?.kind === 'points' && <EditPointsDialog patient={task.patient} onClose={close} />}
      {task?.kind === 'offer' && <SendOfferDialog patient={task.patient} onClose={close} />}
    </Stack>
  )
}
