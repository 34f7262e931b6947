import { photoPath } from './entries.ts'
import type { DiaryPorts } from './ports.ts'

const atOnce = 500

export async function heldOf({ entries, photos }: DiaryPorts, memberId: string): Promise<unknown> {
  const all = []
  let before: string | undefined
  for (;;) {
    const some = await entries.of(memberId, atOnce, before)
    all.push(...some.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: createdAt.toISOString() })))
    before = some.at(-1)?.id
    if (some.length < atOnce) break
  }
  return { entries: all, photosWithoutEntry: (await photos.unusedOf(memberId)).map(photoPath) }
}
