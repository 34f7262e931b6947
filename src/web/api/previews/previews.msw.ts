import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { ProgramPreview } from '../schemas'

import { getStartProgramPreviewResponseMock } from './previews.faker.ts'

export { getStartProgramPreviewResponseMock } from './previews.faker.ts'

export const getStartProgramPreviewMockHandler = (overrideResponse?: ProgramPreview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgramPreview> | ProgramPreview), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/previews',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getStartProgramPreviewResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getPreviewsMock = () => [getStartProgramPreviewMockHandler()]
