import type { DiaryEntry } from '#api/schemas/index.ts'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { Photo } from './photo/photo.tsx'
import { RemoveEntry } from './remove-entry.tsx'

export type EntryDialogsProps = {
  viewed: DiaryEntry | undefined
  toRemove: DiaryEntry | undefined
  onClose: () => void
}

/** The diary's dialogs: the full photo, and the confirmation before deleting an entry. */
export function EntryDialogs({ viewed, toRemove, onClose }: EntryDialogsProps) {
  return (
    <>
      <Dialog open={viewed !== undefined} title={viewed?.title ?? ''} size="l" onClose={onClose}>
        {viewed?.imageUrl && <Photo src={viewed.imageUrl} alt={viewed.title} />}
      </Dialog>
      <RemoveEntry entry={toRemove} onClose={onClose} />
    </>
  )
}
