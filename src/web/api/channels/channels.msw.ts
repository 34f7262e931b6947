import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { MailServerState } from '../schemas'

import { getCheckMailServerResponseMock } from './channels.faker.ts'

export { getCheckMailServerResponseMock } from './channels.faker.ts'

export const getCheckMailServerMockHandler = (overrideResponse?: MailServerState | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MailServerState> | MailServerState), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/mail-server/check',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCheckMailServerResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getChannelsMock = () => [getCheckMailServerMockHandler()]
