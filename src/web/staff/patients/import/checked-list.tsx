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
          {
            label: 'New patients’ points',
            value: figure(totals.points) + (totals.worth ? `, worth ${dollars(totals.worth)}` : ''),
          },
          { label: 'Their spending', value: dollars(totals.spend) },
          {
            label: 'Their tiers',
            value: tiers.map(([name, count]) => `${figure(count)} ${name}`).join(', ') || 'None',
          },
        ]}
      />
      {totals.matched > 0 && (
        <SelectField
          label="Existing patients’ points"
          hint={`The file has ${points(totals.matchedPoints)} for them.`}
          options={[
            { value: 'keep', label: 'Keep their points here' },
            { value: 'add', label: 'Add the points from the file' },
            { value: 'replace', label: 'Replace theirs with the points from the file' },
          ]}
          value={balances}
          onChange={({ currentTarget }) => setBalances(currentTarget.value as RunImportBodyBalances)}
        />
      )}
      <SelectField
        label="Rows to show"
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
        Unclear and rejected rows are skipped. You can fix them in your file and upload it again; nobody is
        imported twice.
      </Text>
      <Button busy={running.isPending} busyLabel="Importing..." onClick={() => running.mutate(balances)}>
        {`Import ${figure(totals.new + totals.matched)} Patients`}
      </Button>
    </Stack>
  )
}
