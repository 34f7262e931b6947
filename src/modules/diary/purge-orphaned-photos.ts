import type { DiaryPorts } from './ports.ts'

const dayMs = 86_400_000
const atOnce = 200

/** The note goes last: what is interrupted is tried again with the next sweep. */
export async function purgeOrphanedPhotos({ photos, store, now }: DiaryPorts): Promise<number> {
  await photos.giveUpUnused(new Date(now().getTime() - dayMs))
  let swept = 0
  for (let some = await photos.givenUp(atOnce); some.length > 0; some = await photos.givenUp(atOnce))
    for (const photo of some) {
      await store.remove(photo.id)
      await photos.remove(photo)
      swept += 1
    }
  return swept
}
