import { useState } from 'react'
import type { ImportRow, ListImportRowsParams } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Table } from '#ui-kit/data/table/table.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { figure } from '../../../format/points.ts'
import { ShowMore } from '../../show-more.tsx'
import { CorrectRowDialog } from './correct-row-dialog.tsx'
import { UnclearRow } from './unclear-row.tsx'
import { useImportRows } from './use-import.ts'

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
  const { items: rows, error, refetch } = list
  if (error) return <LoadError what="The rows" because={error.userMessage} onRetry={() => void refetch()} />
  if (!rows) return <Loading />
  if (rows.length === 0) return <Text tone="quiet">None.</Text>
  return (
    <>
      {isOpen && filter.kind === 'unclear' ? (
        rows.map(row => <UnclearRow key={row.number} id={id} row={row} onCorrect={() => setCorrected(row)} />)
      ) : (
        <RowTable label={label} rows={rows} {...(isOpen && { onCorrect: setCorrected })} />
      )}
      <ShowMore list={list} />
      {corrected?.fields && (
        <CorrectRowDialog
          id={id}
          row={corrected}
          fields={corrected.fields}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </>
  )
}

type RowTableProps = {
  label: string
  rows: readonly ImportRow[]
  onCorrect?: (row: ImportRow) => void
}

const RowTable = ({ label, rows, onCorrect }: RowTableProps) => (
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
        figure(row.points),
        onCorrect && row.fields ? (
          <Inline key="correct" wrap gap="s">
            <Text>{row.sentence}</Text>
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
