import { useCallback } from 'react'
import type { ListPatientsSort, Patient } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Loading, Skeleton } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { Feed } from './feed/feed.tsx'
import { PatientCard, type Task } from './patient-card.tsx'
import { nameOf, patientsCounted } from './patient-labels.ts'
import type { PatientColumn } from './table/patient-columns.tsx'
import { PatientTable } from './table/patient-table.tsx'
import { type PatientFilter, usePatients } from './use-patients.ts'

type PatientListProps = {
  filter: PatientFilter & { readonly sort: ListPatientsSort }
  /** The table's columns; undefined for cards. */
  columns: readonly PatientColumn[] | undefined
  onSort: (sort: ListPatientsSort) => void
  /** Pass a stable function: a new one re-renders all visible cards. */
  onTask: (task: Task, patient: Patient) => void
  onShowAll: () => void
  /** Whether focus should move from the search to its results. */
  arriving: boolean
  onArrived: () => void
}

/** The patients that match the filter, as far as loaded. */
export function PatientList(props: PatientListProps) {
  const { filter, columns, onSort, onTask, onShowAll, arriving, onArrived } = props
  const { patients, total, isLeast, error, isFetching, isRenewing, more, again } = usePatients(filter)
  // Kept stable while pages load and the list scrolls, so no card renders twice.
  const card = useCallback(
    (patient: Patient) => <PatientCard patient={patient} onTask={task => onTask(task, patient)} />,
    [onTask],
  )
  if (!patients)
    return error ? (
      <LoadError what="The patients" because={error.message} onRetry={again} />
    ) : (
      <PatientListSkeleton />
    )
  if (patients.length === 0)
    return <Nobody filtered={Boolean(filter.search || filter.tier)} onShowAll={onShowAll} />
  return (
    <Stack gap="s">
      <Text role="status" size={14} tone="quiet" figures>
        {isRenewing ? 'Searching...' : patientsCounted(total, isLeast)}
      </Text>
      {columns ? (
        <PatientTable
          {...{ patients, columns, onSort, onTask, onArrived }}
          sort={filter.sort}
          total={isLeast ? undefined : total}
          busy={isFetching}
          arriving={arriving && !isRenewing}
          onNearEnd={more}
        />
      ) : (
        <Feed
          label="Patients"
          items={patients}
          total={isLeast ? undefined : total}
          busy={isFetching}
          height={172}
          keyOf={idOf}
          labelOf={nameOf}
          onNearEnd={more}
        >
          {card}
        </Feed>
      )}
      {error && <LoadError what="The patients" because={error.message} onRetry={again} />}
    </Stack>
  )
}

const idOf = ({ id }: Patient) => id

function Nobody({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  if (!filtered)
    return (
      <EmptyState
        level={3}
        title="No patients yet"
        hint="Patients show up here when they join the program."
      />
    )
  return (
    <EmptyState
      level={3}
      title="No patients found"
      hint="Try part of a name or email address."
      action={
        <Button variant="secondary" onClick={onShowAll}>
          Show All Patients
        </Button>
      }
    />
  )
}

function PatientListSkeleton() {
  return (
    <Loading label="Loading patients">
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
      <Skeleton shape="tile" />
    </Loading>
  )
}
