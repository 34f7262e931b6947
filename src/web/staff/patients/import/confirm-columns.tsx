import { useState } from 'react'
import type {
  ChooseColumnsBodyColumnsItem,
  PatientImport,
  PatientImportColumnsItem,
} from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { figure } from '../../../format/points.ts'
import { fieldWords } from './import-words.ts'
import { useImport } from './use-import.ts'

type Answer = Pick<ChooseColumnsBodyColumnsItem, 'field' | 'dateOrder'>

const fields = Object.entries(fieldWords).map(([value, label]) => ({ value, label }))

const dateFields: readonly string[] = [
  'birthday',
  'joined',
  'lastVisit',
  'emailConsentDate',
  'smsConsentDate',
]

/**
 * Shows the detected columns, doubtful ones first, and asks for anything that can't be detected, such as the order of
 * dates.
 */
export function ConfirmColumns({ found }: { found: PatientImport }) {
  const { choosing } = useImport(found.id)
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>(() =>
    Object.fromEntries(found.columns.map(({ index, field, dateOrder }) => [index, { field, dateOrder }])),
  )
  const answerOf = ({ index, field, dateOrder }: PatientImportColumnsItem) =>
    answers[index] ?? { field, dateOrder }
  const isOpen = (column: PatientImportColumnsItem) =>
    asksOrder(column, answerOf(column)) && answerOf(column).dateOrder === null
  const [isTried, setIsTried] = useState(false)
  const check = () => {
    setIsTried(true)
    if (found.columns.some(isOpen)) return
    choosing.mutate(found.columns.map(column => ({ index: column.index, ...answerOf(column) })))
  }
  const columns = found.columns.toSorted((a, b) => Number(a.isSure) - Number(b.isSure) || a.index - b.index)
  return (
    <Stack gap="m">
      <Heading level={3}>What’s in each column?</Heading>
      <Text tone="quiet">
        {`${figure(found.rows)} rows from ${found.source}. Please check the columns marked “Please check.”`}
      </Text>
      {columns.map(column => (
        <ColumnCard
          key={column.index}
          column={column}
          answer={answerOf(column)}
          error={isTried && isOpen(column) ? 'Please choose' : undefined}
          onAnswer={answer => setAnswers({ ...answers, [column.index]: answer })}
        />
      ))}
      <Button busy={choosing.isPending} busyLabel="Checking..." onClick={check}>
        Check the List
      </Button>
    </Stack>
  )
}

const asksOrder = ({ asksOrder }: PatientImportColumnsItem, { field }: Answer) =>
  asksOrder && dateFields.includes(field)

interface ColumnCardProps {
  readonly column: PatientImportColumnsItem
  readonly answer: Answer
  readonly error: string | undefined
  readonly onAnswer: (answer: Answer) => void
}

function ColumnCard({ column, answer, error, onAnswer }: ColumnCardProps) {
  const { index, heading, isSure, question, examples } = column
  const name = heading || `Column ${index + 1}`
  return (
    <Card padding="m">
      <Stack gap="s">
        <Inline spread="between" wrap>
          <Heading level={4}>{name}</Heading>
          {!isSure && <Badge tone="caution">Please check</Badge>}
        </Inline>
        {question && <Text>{question}</Text>}
        <Text tone="quiet">{examples.length > 0 ? examples.join(' · ') : 'Empty'}</Text>
        <SelectField
          label={`What “${name}” is`}
          options={fields}
          value={answer.field}
          onChange={({ currentTarget }) =>
            onAnswer({ ...answer, field: currentTarget.value as Answer['field'] })
          }
        />
        {asksOrder(column, answer) && (
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
      </Stack>
    </Card>
  )
}
