import type { ReactNode } from 'react'
import type { DecideRowBody, ImportRow } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { breakable } from '../../../format/breakable.tsx'
import { birthdayText } from '../../../format/days.ts'
import { figure } from '../../../format/points.ts'
import { phoneWords } from '../../award/contact-words.ts'
import { pointsInFile } from './import-words.ts'

type UnclearRowProps = {
  row: ImportRow
  /** The decision being saved, for this row or another. */
  decision: (DecideRowBody & { readonly number: number }) | undefined
  onDecide: (decision: DecideRowBody) => void
  onCorrect: () => void
}

export const titleId = ({ number }: ImportRow) => `unclear-row-${number}`

/** An unclear row next to the patients it may be. Staff choose one of them, or a new patient. */
export function UnclearRow({ row, decision, onDecide, onCorrect }: UnclearRowProps) {
  const { number, sentence, fields, candidates } = row
  const isSaving = (memberId?: string) => decision?.number === number && decision.memberId === memberId
  return (
    <Card padding="m" as="section" aria-labelledby={titleId(row)}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={4} id={titleId(row)}>{`Row ${number}`}</Heading>
          <Text>{sentence}</Text>
        </Stack>
        <Grid columnsWide={2}>
          <Person
            title="In the file"
            name={row.name}
            contacts={row.contacts}
            birthday={fields?.birthday ?? ''}
            points={pointsInFile(row.points)}
            visits={fields?.visits ?? '0'}
          >
            <Inline wrap gap="s">
              <Button
                size="s"
                variant="secondary"
                busy={isSaving()}
                disabled={decision !== undefined}
                aria-label={`New Patient: row ${number}`}
                onClick={() => onDecide({ kind: 'new' })}
              >
                New Patient
              </Button>
              {fields && (
                <Button size="s" variant="quiet" aria-label={`Edit row ${number}`} onClick={onCorrect}>
                  Edit
                </Button>
              )}
            </Inline>
          </Person>
          {candidates.map(({ memberId, name, contacts, birthday, points, visits }, at) => (
            <Person
              key={memberId}
              title={candidates.length > 1 ? `Existing patient ${at + 1}` : 'Existing patient'}
              {...{ name, contacts }}
              points={figure(points)}
              birthday={birthday ?? ''}
              visits={figure(visits)}
            >
              <Inline wrap gap="s">
                <Button
                  size="s"
                  variant="secondary"
                  busy={isSaving(memberId)}
                  disabled={decision !== undefined}
                  aria-label={`Same Person: row ${number} and ${name || 'patient'} ${at + 1}`}
                  onClick={() => onDecide({ kind: 'matched', memberId })}
                >
                  Same Person
                </Button>
                <TextLink alone render={<ScreenLink to={`/admin/patients/${memberId}`} />}>
                  {`Open ${name || 'Patient'}`}
                </TextLink>
              </Inline>
            </Person>
          ))}
        </Grid>
      </Stack>
    </Card>
  )
}

type PersonProps = {
  title: string
  name: string
  contacts: readonly string[]
  /** A date, a day without a year, or empty. */
  birthday: string
  points: string
  visits: string
  children: ReactNode
}

const Person = ({ title, name, contacts, birthday, points, visits, children }: PersonProps) => (
  <Card padding="m" tone="quiet">
    <Stack gap="s">
      <Text size={14} tone="quiet">
        {title}
      </Text>
      <Stack gap="xxs">
        <Text weight="strong">{name || 'No name'}</Text>
        {contacts.length === 0 && <Text tone="quiet">No contacts</Text>}
        {contacts.map(contact => (
          <Text key={contact}>{breakable(phoneWords(contact))}</Text>
        ))}
      </Stack>
      <Facts
        facts={[
          {
            label: 'Birthday',
            value: birthday ? birthdayText(birthday) : 'Not on file',
          },
          { label: 'Points', value: points },
          { label: 'Visits', value: visits },
        ]}
      />
      {children}
    </Stack>
  </Card>
)
