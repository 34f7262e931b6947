import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Picture } from '../schemas'

import { getReadPictureResponseMock, getUploadPictureResponseMock } from './pictures.faker.ts'

export { getUploadPictureResponseMock, getReadPictureResponseMock } from './pictures.faker.ts'

export const getUploadPictureMockHandler = (overrideResponse?: Picture | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Picture> | Picture), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/pictures',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUploadPictureResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadPictureMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/pictures/:file',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadPictureResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'image/webp' } })
    },
    options,
  )
}
export const getPicturesMock = () => [getUploadPictureMockHandler(), getReadPictureMockHandler()]
