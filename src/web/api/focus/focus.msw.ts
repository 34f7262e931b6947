import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { FocusOfDay } from '../schemas'

import { getReadFocusResponseMock } from './focus.faker.ts'

export { getReadFocusResponseMock } from './focus.faker.ts'

export const getReadFocusMockHandler = (overrideResponse?: FocusOfDay | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FocusOfDay> | FocusOfDay), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/focus',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadFocusResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getFocusMock = () => [getReadFocusMockHandler()]
