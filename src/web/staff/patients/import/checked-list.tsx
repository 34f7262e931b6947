import { useState } from 'react'
import type { ImportRowKind, PatientImport, RunImportBodyBalances } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { dollars } from '../../../format/money.ts'
import { figure, points } from '../../../format/points.ts'
import { ImportRows } from './import-rows.tsx'
import { kindWords } from './import-words.ts'
import { useImport } from './use-import.ts'

const kinds: readonly ImportRowKind[] = ['unclear', 'refused', 'matched', 'new']

/** What an import would do, before it does anything. */
export function CheckedList({ found }: { found: PatientImport }) {
  const { deciding, running } = useImport(found.id)
  const { totals } = found
  const [balances, setBalances] = useState<RunImportBodyBalances>('keep')
  const [kind, setKind] = useState<ImportRowKind>(() =>
    totals && totals.unclear > 0 ? 'unclear' : totals && totals.refused > 0 ? 'refused' : 'new',
  )
  if (!totals) return null
  const tiers = Object.entries(totals.tiers).filter(([, count]) => count > 0)
  return (
    <Stack gap="m">
      <Heading level={3}>What would happen</Heading>
      <Facts
        facts={[
          ...kinds.toReversed().map(each => ({ label: kindWords[each], value: figure(totals[each]) })),
          { label: 'Points of new patients', value: figure(totals.points) },
          { label: 'Money they spent', value: dollars(totals.spend) },
          {
            label: 'Their tiers',
            value: tiers.map(([name, count]) => `${figure(count)} ${name}`).join(', ') || 'None',
          },
        ]}
      />
      {totals.matched > 0 && (
        <SelectField
          label="Points of those who are patients already"
          hint={`The list says ${points(totals.matchedPoints)} for them.`}
          options={[
            { value: 'keep', label: 'Keep what they have here' },
            { value: 'add', label: 'Add those of the list' },
            { value: 'replace', label: 'Replace theirs by those of the list' },
          ]}
          value={balances}
          onChange={({ currentTarget }) => setBalances(currentTarget.value as RunImportBodyBalances)}
        />
      )}
      <SelectField
        label="Rows to look at"
        options={kinds.map(each => ({ value: each, label: `${kindWords[each]} (${figure(totals[each])})` }))}
        value={kind}
        onChange={({ currentTarget }) => setKind(currentTarget.value as ImportRowKind)}
      />
      <ImportRows
        id={found.id}
        label={kindWords[kind]}
        filter={{ kind }}
        {...(kind === 'unclear' && {
          onDecide: (row, decision) => deciding.mutate({ number: row.number, kind: decision }),
        })}
      />
      <Text tone="quiet">
        Rows that are unclear or refused are left out. You can correct them in your file and choose it again:
        nobody counts twice.
      </Text>
      <Button busy={running.isPending} busyLabel="Importing..." onClick={() => running.mutate(balances)}>
        {`Import ${figure(totals.new + totals.matched)} Patients`}
      </Button>
    </Stack>
  )
}
