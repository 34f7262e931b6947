import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { OutboxMessage } from '../schemas'

import { getListOutboxResponseMock } from './sandbox.faker.ts'

export { getListOutboxResponseMock } from './sandbox.faker.ts'

export const getListOutboxMockHandler = (overrideResponse?: OutboxMessage[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OutboxMessage[]> | OutboxMessage[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/outbox',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListOutboxResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getSandboxMock = () => [getListOutboxMockHandler()]
