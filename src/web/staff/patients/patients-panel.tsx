import { useCallback, useRef, useState } from 'react'
import { type ListPatientsSort, type Patient, PatientTier } from '#api/schemas/index.ts'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { SearchField } from '#ui-kit/search-field/search-field.tsx'
import { SelectField } from '#ui-kit/select-field/select-field.tsx'
import { tierName } from '../../member/tiers.ts'
import { EditPointsDialog } from './edit-points-dialog.tsx'
import type { Task } from './patient-card.tsx'
import { PatientDialog } from './patient-dialog.tsx'
import { PatientList } from './patient-list.tsx'
import { SendOfferDialog } from './send-offer-dialog.tsx'
import { useDebouncedValue } from './use-debounced-value.ts'
import { useSearchKey } from './use-search-key.ts'

const sorts: readonly { value: ListPatientsSort; label: string }[] = [
  { value: 'name', label: 'Name' },
  { value: 'points', label: 'Points' },
  { value: 'spent', label: 'Total spent' },
  { value: 'visits', label: 'Visits' },
  { value: 'last-login', label: 'Last login' },
  { value: 'newest', label: 'Newest' },
]

const tiers = Object.values(PatientTier).map(value => ({ value, label: tierName(value) }))

/** Finds a patient and does something for them. What is searched for is in no address: it names people. */
export function PatientsPanel() {
  const [search, setSearch] = useState('')
  const [tier, setTier] = useState<PatientTier>()
  const [sort, setSort] = useState<ListPatientsSort>('name')
  const [task, setTask] = useState<{ readonly kind: Task; readonly patient: Patient }>()
  const field = useRef<HTMLInputElement>(null)
  useSearchKey(field)
  const settled = useDebouncedValue(search.trim(), 200)
  const begin = useCallback((kind: Task, patient: Patient) => setTask({ kind, patient }), [])
  const close = () => setTask(undefined)
  return (
    <Stack gap="m" as="section" aria-labelledby="patients">
      <Heading level={2} id="patients">
        Patient Management
      </Heading>
      <SearchField
        ref={field}
        label="Search patients"
        placeholder="Name or email, press / to search"
        value={search}
        onChange={text => setSearch(text.slice(0, 200))}
      />
      <Grid columns={2} gap="s">
        <SelectField
          label="Tier"
          placeholder="All tiers"
          value={tier ?? ''}
          options={tiers}
          onChange={({ target }) => setTier((target.value || undefined) as PatientTier | undefined)}
        />
        <SelectField
          label="Sort by"
          value={sort}
          options={sorts}
          onChange={({ target }) => setSort(target.value as ListPatientsSort)}
        />
      </Grid>
      <PatientList
        filter={{ sort, ...(settled && { search: settled }), ...(tier && { tier }) }}
        onTask={begin}
        onShowAll={() => {
          setSearch('')
          setTier(undefined)
        }}
      />
      {task?.kind === 'details' && <PatientDialog listed={task.patient} onClose={close} />}
      {task?.kind === 'points' && <EditPointsDialog patient={task.patient} onClose={close} />}
      {task?.kind === 'offer' && <SendOfferDialog patient={task.patient} onClose={close} />}
    </Stack>
  )
}
