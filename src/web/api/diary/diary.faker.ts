import { faker } from '@faker-js/faker'

import type { DiaryAnswer, DiaryEntry, DiaryEntryRemoved, ExpectedBonus, Photo, RecentTreatment } from '../schemas'

export const getListDiaryEntriesResponseMock = (): DiaryEntry[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
    title: 'Two weeks later',
    description: 'Softer than I had hoped.',
    entryType: 'progress',
    serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
    serviceName: 'HydraFacial',
    treatmentDate: '2026-11-06',
    imageUrl: '/api/diary/photos/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102',
    thumbnailUrl: '/api/diary/photos/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102?size=thumbnail',
    pointsAwarded: 15,
    createdAt: '2026-11-20T18:00:00.000Z',
  }))

export const getAddDiaryEntryResponseMock = (overrideResponse: Partial<Extract<DiaryAnswer, object>> = {}): DiaryAnswer => ({
  pointsAwarded: faker.number.int(),
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  entry: {
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
    title: 'Two weeks later',
    description: 'Softer than I had hoped.',
    entryType: 'progress',
    serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
    serviceName: 'HydraFacial',
    treatmentDate: '2026-11-06',
    imageUrl: '/api/diary/photos/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102',
    thumbnailUrl: '/api/diary/photos/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102?size=thumbnail',
    pointsAwarded: 15,
    createdAt: '2026-11-20T18:00:00.000Z',
  },
  ...overrideResponse,
})

export const getRemoveDiaryEntryResponseMock = (): DiaryEntryRemoved => ({ success: true })

export const getExpectBonusesResponseMock = (): ExpectedBonus[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01', serviceName: 'HydraFacial', treatmentDate: '2026-11-12', earnsFrom: '2026-11-26', inDays: 6, points: 15 }))

export const getListRecentTreatmentsResponseMock = (): RecentTreatment[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01', serviceName: 'Lip Filler', treatmentDate: '2026-11-12', lastsWeeks: 26, lastsUntil: '2027-05-13', aftercare: 'No sports for a day.', photoFrom: '2026-11-26' }))

export const getUploadPhotoResponseMock = (): Photo => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102', imageUrl: '/api/diary/photos/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102', thumbnailUrl: '/api/diary/photos/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102?size=thumbnail' })

export const getReadPhotoResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])
