import { useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListPatientsSort, Patient } from '#api/schemas/index.ts'
import { Split } from '#ui-kit/layout/split/split.tsx'
import { DataGrid } from '../data-grid/data-grid.tsx'
import { PatientCard, type Task } from '../patient-card.tsx'
import { patientAddress } from '../patient-labels.ts'
import type { PatientColumn } from './patient-columns.tsx'

type PatientTableProps = {
  patients: readonly Patient[]
  total: number | undefined
  busy: boolean
  columns: readonly PatientColumn[]
  sort: ListPatientsSort
  onSort: (sort: ListPatientsSort) => void
  onTask: (task: Task, patient: Patient) => void
  onNearEnd: () => void
  /** Whether focus should move from the search to the rows once they load. */
  arriving: boolean
  onArrived: () => void
}

/**
 * The patients as rows, with a side panel for the selected one. It only shows data from the list, so selecting a
 * patient isn't a view to audit (D-10).
 */
export function PatientTable(props: PatientTableProps) {
  const { patients, total, busy, columns, sort, onSort, onTask, onNearEnd, arriving, onArrived } = props
  const [chosenId, setChosenId] = useState<string>()
  const chosen = patients.find(({ id }) => id === chosenId) ?? patients[0]
  const rows = useArrival(arriving, onArrived)
  const navigate = useNavigate()
  const open = useCallback(({ id }: Patient) => void navigate({ to: patientAddress(id) }), [navigate])
  return (
    <Split
      at="end"
      narrow="hide"
      aside={chosen && <PatientCard patient={chosen} onTask={task => onTask(task, chosen)} />}
    >
      <div ref={rows}>
        <DataGrid
          label="Patients"
          columns={columns}
          items={patients}
          total={total}
          busy={busy}
          keyOf={idOf}
          sorted={sort}
          onSort={key => onSort(columns.find(each => each.key === key)?.sort ?? 'name')}
          chosen={chosen?.id}
          onChoose={useCallback(({ id }: Patient) => setChosenId(id), [])}
          onOpen={open}
          onNearEnd={onNearEnd}
        />
      </div>
    </Split>
  )
}

const idOf = ({ id }: Patient) => id

/** Moves focus to the selected row once the search results are there. */
function useArrival(arriving: boolean, onArrived: () => void) {
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!arriving) return
    rows.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
    onArrived()
  }, [arriving, onArrived])
  return rows
}
