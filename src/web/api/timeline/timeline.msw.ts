import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { TimelineItem } from '../schemas'

import { getReadTimelineResponseMock } from './timeline.faker.ts'

export { getReadTimelineResponseMock } from './timeline.faker.ts'

export const getReadTimelineMockHandler = (overrideResponse?: TimelineItem[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TimelineItem[]> | TimelineItem[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/users/:id/timeline',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadTimelineResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getTimelineMock = () => [getReadTimelineMockHandler()]
