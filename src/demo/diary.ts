import { readFile } from 'node:fs/promises'
import type { Modules } from '../app.ts'

/** Mia's diary with drawn pictures, none of a person; oldest first. */
const entries = [
  {
    picture: 'before',
    title: 'Where I started',
    description: 'Winter skin: dry, a little red. Same window, same light each time.',
    entryType: 'before',
  },
  {
    picture: 'after',
    title: 'The evening after',
    description: 'Calmer already. Drinking a lot of water.',
    entryType: 'after',
  },
  {
    picture: 'progress',
    title: 'Three weeks later',
    description: 'Even tone, and it stays. Next one is booked.',
    entryType: 'progress',
  },
] as const

/** About the treatment of three weeks ago that the demo's approved request put into the record: its photo earns points. */
export async function addDemoDiary({ diary }: Modules, memberId: string): Promise<void> {
  const treatment = (await diary.expectBonuses(memberId)).find(({ inDays }) => inDays === 0)
  for (const { picture, ...words } of entries) {
    const bytes = await readFile(new URL(`pictures/${picture}.webp`, import.meta.url))
    const photoId = await diary.uploadPhoto(memberId, bytes)
    const about = words.entryType === 'before' ? undefined : treatment
    await diary.addDiaryEntry(memberId, {
      ...words,
      serviceId: about?.serviceId ?? null,
      treatmentDate: about?.treatmentDate ?? null,
      imageUrl: `/api/diary/photos/${photoId}`,
    })
  }
}
