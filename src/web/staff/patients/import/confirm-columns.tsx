import { useRef, useState } from 'react'
import type {
  ChooseColumnsBodyColumnsItem,
  PatientImport,
  PatientImportColumnsItem,
} from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { figure } from '../../../format/points.ts'
import { fieldWords } from './import-words.ts'
import { useImport } from './use-import.ts'

type Answer = Required<Omit<ChooseColumnsBodyColumnsItem, 'index'>>

const fields = Object.entries(fieldWords).map(([value, label]) => ({ value, label }))

const dateFields: readonly string[] = [
  'birthday',
  'joined',
  'lastVisit',
  'emailConsentDate',
  'smsConsentDate',
]

type ConfirmColumnsProps = {
  found: PatientImport
  /** Back to the checked rows, if there are any. */
  onBack?: () => void
}

/**
 * Shows the detected columns, doubtful ones first. Each doubtful one has to be confirmed or changed, and the order of
 * dates chosen if no row proves it.
 */
export function ConfirmColumns({ found, onBack }: ConfirmColumnsProps) {
  const { choosing } = useImport(found.id)
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({})
  const [isTried, setIsTried] = useState(false)
  const answerOf = (column: PatientImportColumnsItem) => answers[column.index] ?? firstAnswer(column)
  const open = found.columns.filter(column => problemOf(column, answerOf(column)))
  const check = () => {
    setIsTried(true)
    if (open.length > 0) return
    const columns = found.columns.map(column => ({ index: column.index, ...answerOf(column) }))
    choosing.mutate(columns, { onSuccess: () => onBack?.() })
  }
  const columns = found.columns.toSorted((a, b) => Number(a.isSure) - Number(b.isSure) || a.index - b.index)
  return (
    <Stack gap="m">
      <Heading level={3} id="import-step">
        What’s in each column?
      </Heading>
      <Text tone="quiet">
        {`${figure(found.rows)} rows from ${found.source}. Please confirm or change the columns marked “Please check.”`}
      </Text>
      {onBack && (
        <Notice tone="caution" title="All rows will be checked again">
          You’ll lose your corrections and your decisions about individual rows.
        </Notice>
      )}
      <Grid columnsWide={2}>
        {columns.map(column => (
          <ColumnCard
            key={column.index}
            column={column}
            answer={answerOf(column)}
            error={isTried ? problemOf(column, answerOf(column)) : undefined}
            onAnswer={answer => setAnswers({ ...answers, [column.index]: { ...answer, isConfirmed: true } })}
          />
        ))}
      </Grid>
      {isTried && open.length > 0 && (
        <Text tone="critical" role="alert">
          {open.length === 1
            ? 'One column at the top still needs an answer.'
            : `${open.length} columns at the top still need an answer.`}
        </Text>
      )}
      <Button busy={choosing.isPending} busyLabel="Checking..." onClick={check}>
        Check the List
      </Button>
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          Back to the Rows
        </Button>
      )}
    </Stack>
  )
}

/** What staff chose before, or our guess. */
const firstAnswer = ({ field, dateOrder, isSure, chosen }: PatientImportColumnsItem): Answer =>
  chosen ? { ...chosen, isConfirmed: true } : { field, dateOrder, isConfirmed: isSure }

const asksOrder = ({ asksOrder }: PatientImportColumnsItem, { field }: Answer) =>
  asksOrder && dateFields.includes(field)

function problemOf(column: PatientImportColumnsItem, answer: Answer): string | undefined {
  if (asksOrder(column, answer) && answer.dateOrder === null) return 'Please choose'
  return answer.isConfirmed ? undefined : 'Please confirm or change this'
}

interface ColumnCardProps {
  readonly column: PatientImportColumnsItem
  readonly answer: Answer
  readonly error: string | undefined
  readonly onAnswer: (answer: Answer) => void
}

function ColumnCard({ column, answer, error, onAnswer }: ColumnCardProps) {
  const { index, heading, isSure, question, examples } = column
  const name = heading || `Column ${index + 1}`
  const isOpen = problemOf(column, answer) !== undefined
  const needsOrder = asksOrder(column, answer)
  const select = useRef<HTMLSelectElement>(null)
  // The confirming button disappears.
  const confirm = () => {
    select.current?.focus()
    onAnswer(answer)
  }
  return (
    <Card padding="m">
      <Stack gap="s">
        <Inline spread="between" wrap>
          <Heading level={4}>{name}</Heading>
          {!isSure && (
            <Badge tone={isOpen ? 'caution' : 'positive'}>{isOpen ? 'Please check' : 'Checked'}</Badge>
          )}
        </Inline>
        {question && <Text>{question}</Text>}
        <Text tone="quiet">{examples.length > 0 ? examples.join(' · ') : 'Empty'}</Text>
        <SelectField
          label={`What “${name}” is`}
          options={fields}
          ref={select}
          value={answer.field}
          error={needsOrder ? undefined : error}
          onChange={({ currentTarget }) =>
            onAnswer({ ...answer, field: currentTarget.value as Answer['field'] })
          }
        />
        {needsOrder && (
          <SelectField
            label={`What comes first in ${examples[0] ?? 'these dates'}?`}
            placeholder="Please choose"
            options={[
              { value: 'month first', label: 'The month' },
              { value: 'day first', label: 'The day' },
            ]}
            value={answer.dateOrder ?? ''}
            error={error}
            onChange={({ currentTarget }) =>
              onAnswer({ ...answer, dateOrder: (currentTarget.value || null) as Answer['dateOrder'] })
            }
          />
        )}
        {isOpen && !needsOrder && (
          <Button
            variant="secondary"
            size="s"
            aria-label={`${confirmWords(answer)}: ${name}`}
            onClick={confirm}
          >
            {confirmWords(answer)}
          </Button>
        )}
      </Stack>
    </Card>
  )
}

const confirmWords = ({ field }: Answer) => (field === 'ignore' ? 'Leave It Out' : 'That’s Right')
