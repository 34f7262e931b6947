import { everyItem } from '#platform/kernel/paging.ts'
import { photoPath } from './entries.ts'
import type { DiaryPorts } from './ports.ts'

export async function personalDataOf({ entries, photos }: DiaryPorts, memberId: string): Promise<unknown> {
  return {
    entries: everyItem(
      (limit, before: string | undefined) => entries.of([memberId], limit, before),
      ({ id }) => id,
    ),
    photosWithoutEntry: (await photos.unusedOf(memberId)).map(photoPath),
  }
}

export async function eraseMembers(
  { entries, photos, purgeSoon }: DiaryPorts,
  memberIds: readonly string[],
): Promise<void> {
  await entries.removeAllOf(memberIds)
  if (await photos.giveUpAllOf(memberIds)) purgeSoon()
}
