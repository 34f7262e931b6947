import type { DiaryPorts } from './ports.ts'

const dayMs = 86_400_000
const atOnce = 200

/** Deletes the record last, so an interrupted removal is retried by the next run. */
export async function purgeOrphanedPhotos({ photos, store, now }: DiaryPorts): Promise<number> {
  await photos.giveUpUnused(new Date(now().getTime() - dayMs))
  const failures: unknown[] = []
  let swept = 0
  let last: string | undefined
  do {
    const some = await photos.givenUp(atOnce, last)
    for (const photo of some)
      try {
        await store.remove(photo.id)
        await photos.remove(photo)
        swept += 1
      } catch (error) {
        // The record stays, so the next run tries again. Continue with the others.
        failures.push(error)
      }
    last = some.at(-1)?.id
  } while (last)
  if (failures.length > 0) throw failures[0]
  return swept
}
