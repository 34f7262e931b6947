import { getListServicesResponseMock } from '#api/menu/menu.msw.ts'
import type { DiaryEntry, ExpectedBonus, RecentTreatment, Service } from '#api/schemas/index.ts'
import { examplePicture } from '#ui-kit/foundations/example-picture.ts'

const idOf = (n: number) => `0198f0c6-5b1e-7a51-9d3a-0000000011${n.toString().padStart(2, '0')}`

export const services: Service[] = ['HydraFacial', 'Lip Filler'].map((name, n) => ({
  ...(getListServicesResponseMock()[0] as Service),
  id: idOf(90 + n),
  name,
}))

const pictures = [
  examplePicture('#f6d9c8', '#d9a48c'),
  examplePicture('#f0c8c4', '#c98a8a'),
  examplePicture('#e2a9b8', '#b0607e'),
]

export const entry = (n: number, change: Partial<DiaryEntry> = {}): DiaryEntry => {
  const picture = pictures[n % pictures.length] ?? null
  return {
    id: idOf(n),
    title: `Week ${10 - n}`,
    description: 'Softer than I had hoped.',
    entryType: 'progress',
    serviceId: idOf(90),
    serviceName: 'HydraFacial',
    treatmentDate: '2026-10-01',
    imageUrl: picture,
    thumbnailUrl: picture,
    pointsAwarded: 0,
    createdAt: `2026-11-${(20 - n).toString().padStart(2, '0')}T18:00:00.000Z`,
    ...change,
  }
}

export const entries: DiaryEntry[] = [
  entry(0, { title: 'Two weeks later', pointsAwarded: 15 }),
  entry(1, { title: 'The evening after', entryType: 'after' }),
  entry(2, {
    title: 'Where I started',
    entryType: 'before',
    serviceId: null,
    serviceName: null,
    treatmentDate: null,
  }),
]

const bonus = (n: number, treatmentDate: string, earnsFrom: string, inDays: number): ExpectedBonus => ({
  serviceId: idOf(90 + n),
  serviceName: services[n]?.name ?? '',
  treatmentDate,
  earnsFrom,
  inDays,
  points: 15,
})

export const bonuses: ExpectedBonus[] = [
  bonus(0, '2026-11-06', '2026-11-20', 0),
  bonus(1, '2026-11-12', '2026-11-26', 6),
]

export const treatments: RecentTreatment[] = [
  {
    serviceId: services[0]?.id ?? '',
    serviceName: 'Lip Filler',
    treatmentDate: '2026-11-12',
    lastsWeeks: 26,
    lastsUntil: '2027-05-13',
    aftercare: 'No sports for a day.\nNo sauna for a week.',
    photoFrom: '2026-11-26',
  },
]

let photo: Promise<File> | undefined

/** A photo as a phone would provide it. Drawn only once, because that takes longer than a story. */
export const photoFile = (): Promise<File> => (photo ??= drawn(3000, 2250))

async function drawn(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context) {
    context.fillStyle = '#d9a48c'
    context.fillRect(0, 0, width, height)
  }
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
  return new File([blob ?? ''], 'me.png', { type: 'image/png' })
}
