import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Done, ProfilePhoto } from '../schemas'

import { getReadPatientPhotoResponseMock, getReadProfilePhotoResponseMock, getRemoveProfilePhotoResponseMock, getSetProfilePhotoResponseMock } from './profile-photos.faker.ts'

export { getSetProfilePhotoResponseMock, getRemoveProfilePhotoResponseMock, getReadProfilePhotoResponseMock, getReadPatientPhotoResponseMock } from './profile-photos.faker.ts'

export const getSetProfilePhotoMockHandler = (overrideResponse?: ProfilePhoto | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProfilePhoto> | ProfilePhoto), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/photo',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSetProfilePhotoResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRemoveProfilePhotoMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/user/photo',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRemoveProfilePhotoResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadProfilePhotoMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/photo',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadProfilePhotoResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'image/webp' } })
    },
    options,
  )
}

export const getReadPatientPhotoMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/users/:id/photo',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadPatientPhotoResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'image/webp' } })
    },
    options,
  )
}
export const getProfilePhotosMock = () => [getSetProfilePhotoMockHandler(), getRemoveProfilePhotoMockHandler(), getReadProfilePhotoMockHandler(), getReadPatientPhotoMockHandler()]
