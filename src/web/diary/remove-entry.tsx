import { getListDiaryEntriesQueryKey, removeDiaryEntry } from '#api/diary/diary.ts'
import type { DiaryEntry } from '#api/schemas/index.ts'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { useAction } from '../data/use-action.ts'

export type RemoveEntryProps = { entry: DiaryEntry | undefined; onClose: () => void }

/** Asks before an entry and its photo are permanently deleted. */
export function RemoveEntry({ entry, onClose }: RemoveEntryProps) {
  const removing = useAction({
    call: (id: string) => removeDiaryEntry(id),
    success: () => ({ title: 'Diary entry deleted' }),
    // Already deleted in another window, as intended.
    failure: ({ code, userMessage }) =>
      code === 'unknown-entry'
        ? undefined
        : { title: 'Failed to delete diary entry', description: userMessage },
    // Not the dialog of another entry, opened meanwhile.
    onSettled: id => id === entry?.id && onClose(),
    refreshes: [getListDiaryEntriesQueryKey()],
    refreshesAnyway: true,
  })
  return (
    <ConfirmDialog
      open={entry !== undefined}
      title={`Delete “${entry?.title ?? ''}”?`}
      description="This permanently deletes the entry and photo. You keep the points you earned."
      confirmLabel="Delete Entry"
      tone="critical"
      busy={removing.isPending}
      busyLabel="Deleting..."
      onConfirm={() => entry && removing.mutate(entry.id)}
      onClose={onClose}
    />
  )
}
