import { useEffect, useRef, useState } from 'react'
import type { ImportRow, ListImportRowsParams } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Table } from '#ui-kit/data/table/table.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { ShowMore } from '../../show-more.tsx'
import { CorrectRowDialog } from './correct-row-dialog.tsx'
import { pointsInFile } from './import-words.ts'
import { titleId, UnclearRow } from './unclear-row.tsx'
import { useDecideRow, useImportRows } from './use-import.ts'

interface ImportRowsProps {
  readonly id: string
  readonly label: string
  readonly filter: ListImportRowsParams
  /** Whether rows can still be decided and corrected. */
  readonly isOpen?: boolean
}

/** The rows of a kind with a sentence each; unclear ones next to the patients they may be. */
export function ImportRows({ id, label, filter, isOpen = false }: ImportRowsProps) {
  const list = useImportRows(id, filter)
  const [corrected, setCorrected] = useState<ImportRow>()
  const deciding = useDecideRow(id)
  const { items: rows, error, refetch } = list
  const { section, settled } = useFocusOnNext(rows)
  const correct = (row: ImportRow) => {
    settled.current = row.number
    setCorrected(row)
  }
  const failure = error && <LoadError what="The rows" because={error} onRetry={refetch} />
  if (!rows) return failure ?? <Loading />
  return (
    <Stack as="section" aria-label={label} ref={section}>
      {rows.length === 0 ? (
        <Text tone="quiet">None.</Text>
      ) : isOpen && filter.kind === 'unclear' ? (
        rows.map(row => (
          <UnclearRow
            key={row.number}
            row={row}
            decision={deciding.isPending ? deciding.variables : undefined}
            onDecide={decision => {
              settled.current = row.number
              deciding.mutate({ ...decision, number: row.number })
            }}
            onCorrect={() => correct(row)}
          />
        ))
      ) : (
        <RowTable
          label={label}
          rows={rows}
          {...(isOpen && { onCorrect: correct })}
          isSaving={deciding.isPending}
          onSeparate={({ number }) => {
            settled.current = number
            deciding.mutate({ kind: 'new', number })
          }}
        />
      )}
      {failure}
      <ShowMore list={list} />
      {corrected?.fields && (
        <CorrectRowDialog
          id={id}
          row={corrected}
          fields={corrected.fields}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </Stack>
  )
}

/** The clicked button disappears with its row, so focus moves to the next row, or to the list if none follows. */
function useFocusOnNext(rows: readonly ImportRow[] | undefined) {
  const section = useRef<HTMLElement>(null)
  const settled = useRef<number>(undefined)
  useEffect(() => {
    const { current: number } = settled
    if (number === undefined || !rows || rows.some(row => row.number === number)) return
    settled.current = undefined
    if (document.activeElement !== document.body) return
    const next = rows.find(row => row.number > number)
    const target = (next && document.getElementById(titleId(next))) ?? section.current
    target?.setAttribute('tabindex', '-1')
    target?.focus()
  }, [rows])
  return { section, settled }
}

type RowTableProps = {
  label: string
  rows: readonly ImportRow[]
  onCorrect?: (row: ImportRow) => void
  isSaving: boolean
  /** Makes another person of a row that seemed to repeat an earlier one. */
  onSeparate: (row: ImportRow) => void
}

const RowTable = ({ label, rows, onCorrect, isSaving, onSeparate }: RowTableProps) => (
  <Table
    label={label}
    stacks
    columns={[
      { key: 'row', title: 'Row' },
      { key: 'patient', title: 'Patient' },
      { key: 'points', title: 'Points', align: 'end' },
      { key: 'sentence', title: 'What happens' },
    ]}
    rows={rows.map(row => ({
      key: String(row.number),
      cells: [
        row.number,
        [row.name, ...row.contacts].filter(Boolean).join(' · ') || 'Unknown',
        pointsInFile(row.points),
        onCorrect && row.fields ? (
          <Inline key="correct" wrap gap="s">
            <Text>{row.sentence}</Text>
            {row.isRepeat && (
              <Button
                size="s"
                variant="secondary"
                disabled={isSaving}
                aria-label={`Another Person: row ${row.number}`}
                onClick={() => onSeparate(row)}
              >
                Another Person
              </Button>
            )}
            <Button
              size="s"
              variant="quiet"
              aria-label={`Edit row ${row.number}`}
              onClick={() => onCorrect(row)}
            >
              Edit
            </Button>
          </Inline>
        ) : (
          row.sentence
        ),
      ],
    }))}
  />
)
