import { faker } from '@faker-js/faker'

export const getReceiveTextResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])

export const getReceiveTextReportResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])
