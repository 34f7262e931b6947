import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { ProgrammePreview } from '../schemas'

import { getStartProgrammePreviewResponseMock } from './previews.faker.ts'

export { getStartProgrammePreviewResponseMock } from './previews.faker.ts'

export const getStartProgrammePreviewMockHandler = (overrideResponse?: ProgrammePreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgrammePreview> | ProgrammePreview), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/previews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getStartProgrammePreviewResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getPreviewsMock = () => [getStartProgrammePreviewMockHandler()]
