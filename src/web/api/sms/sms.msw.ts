import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import { getReceiveTextReportResponseMock, getReceiveTextResponseMock } from './sms.faker.ts'

export { getReceiveTextResponseMock, getReceiveTextReportResponseMock } from './sms.faker.ts'

export const getReceiveTextMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/webhooks/twilio',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReceiveTextResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/octet-stream' } })
    },
    options,
  )
}

export const getReceiveTextReportMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/webhooks/twilio/:campaignId/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReceiveTextReportResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/octet-stream' } })
    },
    options,
  )
}
export const getSmsMock = () => [getReceiveTextMockHandler(), getReceiveTextReportMockHandler()]
