import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { AuditChoices, AuditEntry, IntakeReaders } from '../schemas'

import { getExportAuditLinesResponseMock, getExportAuditResponseMock, getListAuditChoicesResponseMock, getListAuditResponseMock, getListIntakeReadersResponseMock } from './audit.faker.ts'

export { getListAuditResponseMock, getListIntakeReadersResponseMock, getListAuditChoicesResponseMock, getExportAuditResponseMock, getExportAuditLinesResponseMock } from './audit.faker.ts'

export const getListAuditMockHandler = (overrideResponse?: AuditEntry[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditEntry[]> | AuditEntry[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/audit',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListAuditResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListIntakeReadersMockHandler = (overrideResponse?: IntakeReaders | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<IntakeReaders> | IntakeReaders), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/hipaa-intake/readers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListIntakeReadersResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListAuditChoicesMockHandler = (overrideResponse?: AuditChoices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AuditChoices> | AuditChoices), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/audit/choices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListAuditChoicesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getExportAuditMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/audit.csv',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getExportAuditResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/octet-stream' } })
    },
    options,
  )
}

export const getExportAuditLinesMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/audit.jsonl',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const binaryBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getExportAuditLinesResponseMock()
      return new HttpResponse(binaryBody, { status: 200, headers: { 'Content-Type': 'application/octet-stream' } })
    },
    options,
  )
}
export const getAuditMock = () => [getListAuditMockHandler(), getListIntakeReadersMockHandler(), getListAuditChoicesMockHandler(), getExportAuditMockHandler(), getExportAuditLinesMockHandler()]
