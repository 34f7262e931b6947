import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { DuplicateNoted, MergePreview, MergeSuggestions, PatientDuplicates, PatientMerge } from '../schemas'

import { getDismissDuplicateResponseMock, getListDuplicatesResponseMock, getListMergeSuggestionsResponseMock, getMergeMembersResponseMock, getPreviewMergeResponseMock, getSuggestMergeResponseMock, getUndoMergeResponseMock } from './merging.faker.ts'

export { getListMergeSuggestionsResponseMock, getListDuplicatesResponseMock, getSuggestMergeResponseMock, getPreviewMergeResponseMock, getDismissDuplicateResponseMock, getMergeMembersResponseMock, getUndoMergeResponseMock } from './merging.faker.ts'

export const getListMergeSuggestionsMockHandler = (overrideResponse?: MergeSuggestions | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MergeSuggestions> | MergeSuggestions), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/duplicates',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListMergeSuggestionsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListDuplicatesMockHandler = (overrideResponse?: PatientDuplicates | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PatientDuplicates> | PatientDuplicates), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/patients/:id/duplicates',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListDuplicatesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSuggestMergeMockHandler = (overrideResponse?: DuplicateNoted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DuplicateNoted> | DuplicateNoted), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/duplicates',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSuggestMergeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPreviewMergeMockHandler = (overrideResponse?: MergePreview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MergePreview> | MergePreview), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/patients/:id/merge-preview',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPreviewMergeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDismissDuplicateMockHandler = (overrideResponse?: DuplicateNoted | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<DuplicateNoted> | DuplicateNoted), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/duplicates/dismiss',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDismissDuplicateResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getMergeMembersMockHandler = (overrideResponse?: PatientMerge | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PatientMerge> | PatientMerge), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/merge',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getMergeMembersResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getUndoMergeMockHandler = (overrideResponse?: PatientMerge | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PatientMerge> | PatientMerge), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/merges/:id/undo',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUndoMergeResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getMergingMock = () => [getListMergeSuggestionsMockHandler(), getListDuplicatesMockHandler(), getSuggestMergeMockHandler(), getPreviewMergeMockHandler(), getDismissDuplicateMockHandler(), getMergeMembersMockHandler(), getUndoMergeMockHandler()]
