import { useQueryClient } from '@tanstack/react-query'
import { getListDiaryEntriesQueryKey, useRemoveDiaryEntry } from '#api/diary/diary.ts'
import type { DiaryEntry } from '#api/schemas/index.ts'
import { ConfirmDialog } from '#ui-kit/confirm-dialog/confirm-dialog.tsx'
import { showToast } from '#ui-kit/toast/store.ts'
import { handleUnauthorized } from '../member/unauthorized.ts'

export type RemoveEntryProps = { entry: DiaryEntry | undefined; onClose: () => void }

/** Asks before an entry and its photo go for good. */
export function RemoveEntry({ entry, onClose }: RemoveEntryProps) {
  const queries = useQueryClient()
  const removing = useRemoveDiaryEntry({
    mutation: {
      onSuccess: () => {
        onClose()
        showToast({ title: 'Diary entry deleted', tone: 'positive' })
      },
      onError: error => {
        onClose()
        // Deleted in another window: that is what was wanted.
        if (error.code === 'unknown-entry' || handleUnauthorized(error)) return
        showToast({ title: 'Failed to delete diary entry', description: error.sentence, tone: 'critical' })
      },
      onSettled: () => queries.invalidateQueries({ queryKey: getListDiaryEntriesQueryKey() }),
    },
  })
  return (
    <ConfirmDialog
      open={entry !== undefined}
      title={`Delete “${entry?.title ?? ''}”?`}
      description="The entry and its photo are removed for good. Points that you earned stay yours."
      confirmLabel="Delete Entry"
      tone="critical"
      busy={removing.isPending}
      busyLabel="Deleting..."
      onConfirm={() => entry && removing.mutate({ id: entry.id })}
      onClose={onClose}
    />
  )
}
