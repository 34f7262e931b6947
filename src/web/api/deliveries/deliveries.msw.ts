import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { AnyOtherResponse } from '../schemas'

export const getOpenLinkMockHandler = (overrideResponse?: AnyOtherResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AnyOtherResponse> | AnyOtherResponse), options?: RequestHandlerOptions) => {
  return http.get(
    '*/r/:token',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 200 })
    },
    options,
  )
}
export const getDeliveriesMock = () => [getOpenLinkMockHandler()]
