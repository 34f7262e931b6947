import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { BrandLook, Logo, Typeface } from '../schemas'

import { getListTypefacesResponseMock, getReadBrandFileResponseMock, getReadBrandLookResponseMock, getUploadLogoResponseMock } from './brand.faker.ts'

export { getReadBrandLookResponseMock, getListTypefacesResponseMock, getUploadLogoResponseMock, getReadBrandFileResponseMock } from './brand.faker.ts'

export const getReadBrandLookMockHandler = (overrideResponse?: BrandLook | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrandLook> | BrandLook), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/brand/look',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadBrandLookResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListTypefacesMockHandler = (overrideResponse?: Typeface[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Typeface[]> | Typeface[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/brand/typefaces',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListTypefacesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getUploadLogoMockHandler = (overrideResponse?: Logo | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Logo> | Logo), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/brand/logo',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUploadLogoResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadBrandFileMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/brand/:file',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadBrandFileResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'image/webp' } })
    },
    options,
  )
}
export const getBrandMock = () => [getReadBrandLookMockHandler(), getListTypefacesMockHandler(), getUploadLogoMockHandler(), getReadBrandFileMockHandler()]
