import { useState } from 'react'
import type { PatientImport } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { SelectField } from '#ui-kit/forms/select-field/select-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { figure } from '../../../format/points.ts'
import { ImportRows } from './import-rows.tsx'
import { outcomeWords } from './import-words.ts'
import { useImport } from './use-import.ts'

type Outcome = keyof typeof outcomeWords

const afterImport = ['done', 'skipped', 'unclear', 'refused'] as const
const afterUndo = ['kept', 'undone', 'skipped', 'unclear', 'refused'] as const

/** An import's results, and undoing it. */
export function ImportedList({ found }: { found: PatientImport }) {
  const { undoing } = useImport(found.id)
  const [asks, setAsks] = useState(false)
  const isUndone = found.state === 'undone'
  const outcomes = isUndone ? afterUndo : afterImport
  const [outcome, setOutcome] = useState<Outcome>(outcomes[0])
  const close = () => setAsks(false)
  return (
    <Stack gap="m">
      <Notice
        tone="positive"
        title={isUndone ? 'The import was undone' : `Your ${found.source} patients have been imported`}
      >
        {isUndone
          ? 'Patients who’ve been active since the import were kept and are listed below.'
          : `No one was notified.${found.undoUntil ? ' You can undo this for seven days.' : ''}`}
      </Notice>
      <SelectField
        label="Rows to show"
        options={outcomes.map(each => ({
          value: each,
          label: `${outcomeWords[each]} (${figure(found.outcomes?.[each] ?? 0)})`,
        }))}
        value={outcome}
        onChange={({ currentTarget }) => setOutcome(currentTarget.value as Outcome)}
      />
      <ImportRows
        id={found.id}
        label={outcomeWords[outcome]}
        filter={outcome === 'unclear' || outcome === 'refused' ? { kind: outcome } : { outcome }}
      />
      <Button variant="secondary" render={<ScreenLink to={`/admin/claim-cards?import=${found.id}`} />}>
        Print Claim Cards
      </Button>
      {found.undoUntil && (
        <Button variant="critical" onClick={() => setAsks(true)}>
          Undo This Import
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        tone="critical"
        title={`Undo the import from ${found.source}?`}
        description="This removes the patients, points and details that came with it. Patients who’ve been active since stay as they are."
        confirmLabel="Undo"
        busy={undoing.isPending}
        busyLabel="Undoing..."
        onConfirm={() => undoing.mutate(undefined, { onSuccess: close })}
        onClose={close}
      />
    </Stack>
  )
}
