import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Done } from '../schemas'

import { getCorrectDetailsResponseMock } from './details.faker.ts'

export { getCorrectDetailsResponseMock } from './details.faker.ts'

export const getCorrectDetailsMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/patients/:id/details',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCorrectDetailsResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getDetailsMock = () => [getCorrectDetailsMockHandler()]
