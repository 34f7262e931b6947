import { readFile } from 'node:fs/promises'
import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { Modules } from './app.ts'

const dayMs = 86_400_000
const service = 'HydraFacial'

/** Mia's diary with drawn pictures, none of a person; oldest first. `treated` is how many days ago. */
const entries = [
  {
    picture: 'before',
    title: 'Where I started',
    description: 'Winter skin: dry, a little red. Same window, same light each time.',
    entryType: 'before',
    treated: undefined,
  },
  {
    picture: 'after',
    title: 'The evening after',
    description: 'Calmer already. Drinking a lot of water.',
    entryType: 'after',
    treated: 21,
  },
  {
    picture: 'progress',
    title: 'Three weeks later',
    description: 'Even tone, and it stays. Next one is booked.',
    entryType: 'progress',
    treated: 21,
  },
] as const

export async function addDemoDiary(
  { content, diary }: Modules,
  memberId: string,
  timeZone: string,
): Promise<void> {
  const serviceId = (await content.listServices()).find(({ name }) => name === service)?.id ?? null
  for (const { picture, treated, ...words } of entries) {
    const bytes = await readFile(new URL(`demo-diary/${picture}.webp`, import.meta.url))
    const photoId = await diary.uploadPhoto(memberId, bytes)
    await diary.addDiaryEntry(memberId, {
      ...words,
      serviceId: treated === undefined ? null : serviceId,
      treatmentDate:
        treated === undefined ? null : clinicDay(new Date(Date.now() - treated * dayMs), timeZone),
      imageUrl: `/api/diary/photos/${photoId}`,
    })
  }
}
