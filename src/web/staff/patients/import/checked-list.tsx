import { useState } from 'react'
import type {
  ImportRowKind,
  PatientImport,
  PatientImportBalanceEffects,
  RunImportBodyBalances,
} from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Facts } from '#ui-kit/data/facts/facts.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useFocusOnStep } from '../../../form/use-focus-on-step.ts'
import { dollars } from '../../../format/money.ts'
import { figure, points, pointsWord } from '../../../format/points.ts'
import { ConfirmColumns } from './confirm-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import { kindWords } from './import-words.ts'
import { useImport } from './use-import.ts'

const kinds: readonly ImportRowKind[] = ['unclear', 'refused', 'matched', 'new']

/** What the import would do. Staff decide and correct rows, go back to the columns, or import. */
export function CheckedList({ found }: { found: PatientImport }) {
  const { running } = useImport(found.id)
  const { totals, balanceEffects } = found
  const [changesColumns, setChangesColumns] = useState(false)
  const [balances, setBalances] = useState<RunImportBodyBalances>('keep')
  const [kind, setKind] = useState<ImportRowKind>(() =>
    totals && totals.unclear > 0 ? 'unclear' : totals && totals.refused > 0 ? 'refused' : 'new',
  )
  useFocusOnStep(changesColumns, '#import-step')
  if (!totals) return null
  if (changesColumns) return <ConfirmColumns found={found} onBack={() => setChangesColumns(false)} />
  const ready = totals.new + totals.matched
  const tiers = Object.entries(totals.tiers).filter(([, count]) => count > 0)
  return (
    <Stack gap="m">
      <Heading level={3} id="import-step">
        What would happen
      </Heading>
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
          hint={`The file has ${points(totals.matchedPoints)} for them. ${effectWords(balances, balanceEffects)}`}
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
      <ImportRows id={found.id} label={kindWords[kind]} filter={{ kind }} isOpen />
      <Text tone="quiet">
        Unclear and rejected rows are skipped. You can fix them here, or fix your file and upload it again. No
        one is imported twice.
      </Text>
      <Button busy={running.isPending} busyLabel="Importing..." onClick={() => running.mutate(balances)}>
        {`Import ${figure(ready)} ${ready === 1 ? 'Patient' : 'Patients'}`}
      </Button>
      <Button variant="quiet" onClick={() => setChangesColumns(true)}>
        Change Columns
      </Button>
    </Stack>
  )
}

/** What a choice does to the points that existing patients have here. */
function effectWords(balances: RunImportBodyBalances, effects: PatientImportBalanceEffects | null): string {
  if (balances === 'keep' || !effects) return ''
  const { points: change, worth } = effects[balances]
  const without = balances === 'replace' ? ' Patients without points in the file keep theirs.' : ''
  if (change === 0) return `In total, their points would stay the same.${without}`
  const words = `${figure(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} ${pointsWord(change)}`
  const value = worth ? `, worth ${dollars(Math.abs(Number(worth)))}` : ''
  return `In total, they would have ${words}${value}.${without}`
}
