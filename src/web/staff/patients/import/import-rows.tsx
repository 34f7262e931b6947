import { useListImportRows } from '#api/arrivals/arrivals.ts'
import type { ImportRow, ListImportRowsParams } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Table } from '#ui-kit/data/table/table.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { figure } from '../../../format/points.ts'

interface ImportRowsProps {
  readonly id: string
  readonly label: string
  readonly filter: ListImportRowsParams
  readonly onDecide?: (row: ImportRow, kind: 'new' | 'matched') => void
}

const mostShown = 100

/** The first hundred rows of a kind, with a sentence each. */
export function ImportRows({ id, label, filter, onDecide }: ImportRowsProps) {
  const { data: rows, error, refetch } = useListImportRows(id, filter)
  if (error) return <LoadError what="The rows" because={error.userMessage} onRetry={() => void refetch()} />
  if (!rows) return <Loading />
  if (rows.length === 0) return <Text tone="quiet">None.</Text>
  return (
    <>
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
            onDecide ? <Decision key="decision" row={row} onDecide={onDecide} /> : row.sentence,
          ],
        }))}
      />
      {rows.length === mostShown && <Text tone="quiet">These are the first {mostShown}.</Text>}
    </>
  )
}

type DecisionProps = Required<Pick<ImportRowsProps, 'onDecide'>> & { readonly row: ImportRow }

function Decision({ row, onDecide }: DecisionProps) {
  return (
    <Inline wrap gap="s">
      <Text>{row.sentence}</Text>
      <Button size="s" variant="secondary" onClick={() => onDecide(row, 'matched')}>
        Same Person
      </Button>
      <Button size="s" variant="secondary" onClick={() => onDecide(row, 'new')}>
        New Patient
      </Button>
    </Inline>
  )
}
