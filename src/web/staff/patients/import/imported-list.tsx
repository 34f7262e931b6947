import { useState } from 'react'
import type { PatientImport } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ImportRows } from './import-rows.tsx'
import { useImport } from './use-import.ts'

/** What an import did, and the way to take it back. */
export function ImportedList({ found }: { found: PatientImport }) {
  const { undoing } = useImport(found.id)
  const [asks, setAsks] = useState(false)
  const isUndone = found.state === 'undone'
  const close = () => setAsks(false)
  return (
    <Stack gap="m">
      <Notice
        tone="positive"
        title={isUndone ? 'The import was taken back' : `The patients from ${found.source} are here`}
      >
        {isUndone
          ? 'Whoever has done something since is still here, and listed below.'
          : 'Nobody was sent anything. You can take it back for seven days.'}
      </Notice>
      <Heading level={3}>{isUndone ? 'Still here' : 'Imported'}</Heading>
      <ImportRows
        id={found.id}
        label={isUndone ? 'Still here' : 'Imported'}
        filter={{ outcome: isUndone ? 'kept' : 'done' }}
      />
      {found.undoUntil && (
        <Button variant="critical" onClick={() => setAsks(true)}>
          Take Back This Import
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        tone="critical"
        title={`Take back the import from ${found.source}?`}
        description="The patients and the points that it brought go away. Whoever has signed in, visited or used points since stays as they are."
        confirmLabel="Take Back"
        busy={undoing.isPending}
        busyLabel="Taking back..."
        onConfirm={() => undoing.mutate(undefined, { onSuccess: close })}
        onClose={close}
      />
    </Stack>
  )
}
