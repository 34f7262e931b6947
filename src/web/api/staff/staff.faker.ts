import { faker } from '@faker-js/faker'

import type { Arrival, Done, IssuedCode, IssuedSignInLink, StaffMember, StaffSession } from '../schemas'

export const getCheckStaffSessionResponseMock = (): StaffSession => ({ isAdmin: true, name: 'Ruth Abel', role: 'front desk' })

export const getVerifyStaffCodeResponseMock = (): Done => ({ success: true })

export const getLockStaffAreaResponseMock = (): Done => ({ success: true })

export const getOpenSignInLinkResponseMock = (): Arrival => ({ name: 'Olga Berg', role: 'owner', code: '40718253' })

export const getListStaffResponseMock = (): StaffMember[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0009', name: 'Dr. Ruiz', role: 'clinical', isActive: true, createdAt: '2026-01-10T17:00:00.000Z' }))

export const getAddStaffResponseMock = (overrideResponse: Partial<Extract<IssuedCode, object>> = {}): IssuedCode => ({
  person: { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0009', name: 'Dr. Ruiz', role: 'clinical', isActive: true, createdAt: '2026-01-10T17:00:00.000Z' },
  code: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
})

export const getChangeStaffResponseMock = (): StaffMember => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0009', name: 'Dr. Ruiz', role: 'clinical', isActive: true, createdAt: '2026-01-10T17:00:00.000Z' })

export const getIssueStaffCodeResponseMock = (overrideResponse: Partial<Extract<IssuedCode, object>> = {}): IssuedCode => ({
  person: { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0009', name: 'Dr. Ruiz', role: 'clinical', isActive: true, createdAt: '2026-01-10T17:00:00.000Z' },
  code: faker.string.alpha({ length: { min: 10, max: 20 } }),
  ...overrideResponse,
})

export const getIssueSignInLinkResponseMock = (): IssuedSignInLink => ({ url: 'https://velora.example/admin/welcome#link=0a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6q7r8s9t0u1', expiresAt: '2026-11-21T18:00:00.000Z' })
