import type { DiaryPorts } from './ports.ts'

const dayMs = 86_400_000
const atOnce = 200

/** Deletes the record last, so an interrupted removal is retried by the next run. */
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
