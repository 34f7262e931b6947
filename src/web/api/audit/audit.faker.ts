import { faker } from '@faker-js/faker'

import type { AuditChoices, AuditEntry, IntakeReaders } from '../schemas'

export const getListAuditResponseMock = (): AuditEntry[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2201',
    at: '2026-11-20T18:04:00.000Z',
    staffId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2202',
    staffName: 'Ruth Abel',
    role: 'front desk',
    action: 'awardTreatment',
    actionTitle: 'Awarded points',
    memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
    memberName: 'Mia Hart',
    memberEmail: 'mia@velora.example',
    subject: null,
    address: '203.0.113.7',
  }))

export const getListIntakeReadersResponseMock = (): IntakeReaders => ({ readers: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2203', at: '2026-11-20T18:04:00.000Z', staffName: 'Dr. Lena Park', role: 'clinical' }], more: 0 })

export const getListAuditChoicesResponseMock = (): AuditChoices => ({ people: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2202', name: 'Ruth Abel' }], actions: [{ action: 'awardTreatment', title: 'Awarded points' }] })

export const getExportAuditResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])

export const getExportAuditLinesResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])
