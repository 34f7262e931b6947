import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { DiaryAnswer, DiaryEntry, DiaryEntryRemoved, ExpectedBonus, Photo, RecentTreatment } from '../schemas'

import { getAddDiaryEntryResponseMock, getExpectBonusesResponseMock, getListDiaryEntriesResponseMock, getListRecentTreatmentsResponseMock, getReadPhotoResponseMock, getRemoveDiaryEntryResponseMock, getUploadPhotoResponseMock } from './diary.faker.ts'

export { getListDiaryEntriesResponseMock, getAddDiaryEntryResponseMock, getRemoveDiaryEntryResponseMock, getExpectBonusesResponseMock, getListRecentTreatmentsResponseMock, getUploadPhotoResponseMock, getReadPhotoResponseMock } from './diary.faker.ts'

export const getListDiaryEntriesMockHandler = (overrideResponse?: DiaryEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DiaryEntry[]> | DiaryEntry[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/diary',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListDiaryEntriesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getAddDiaryEntryMockHandler = (overrideResponse?: DiaryAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DiaryAnswer> | DiaryAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/diary',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAddDiaryEntryResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRemoveDiaryEntryMockHandler = (overrideResponse?: DiaryEntryRemoved | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DiaryEntryRemoved> | DiaryEntryRemoved), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/diary/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRemoveDiaryEntryResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getExpectBonusesMockHandler = (overrideResponse?: ExpectedBonus[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ExpectedBonus[]> | ExpectedBonus[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/diary/bonuses',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getExpectBonusesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListRecentTreatmentsMockHandler = (overrideResponse?: RecentTreatment[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecentTreatment[]> | RecentTreatment[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/diary/treatments',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListRecentTreatmentsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getUploadPhotoMockHandler = (overrideResponse?: Photo | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Photo> | Photo), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/diary/photos',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUploadPhotoResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadPhotoMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/diary/photos/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadPhotoResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'image/webp' } })
    },
    options,
  )
}
export const getDiaryMock = () => [getListDiaryEntriesMockHandler(), getAddDiaryEntryMockHandler(), getRemoveDiaryEntryMockHandler(), getExpectBonusesMockHandler(), getListRecentTreatmentsMockHandler(), getUploadPhotoMockHandler(), getReadPhotoMockHandler()]
