import { faker } from '@faker-js/faker'

import type { ApprovalAnswer, DenialAnswer, PendingRequest, ServiceRequest } from '../schemas'

export const getListRequestsResponseMock = (): ServiceRequest[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
    serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
    serviceName: 'HydraFacial',
    status: 'pending',
    requestDate: '2026-11-20T18:00:00.000Z',
    treatmentDate: '2026-11-18',
    notes: 'With Dr. Ruiz, in the afternoon.',
    pointsAwarded: null,
    adminNotes: null,
  }))

export const getRequestPointsResponseMock = (): ServiceRequest => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
  serviceName: 'HydraFacial',
  status: 'pending',
  requestDate: '2026-11-20T18:00:00.000Z',
  treatmentDate: '2026-11-18',
  notes: 'With Dr. Ruiz, in the afternoon.',
  pointsAwarded: null,
  adminNotes: null,
})

export const getListPendingRequestsResponseMock = (): PendingRequest[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
    serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
    serviceName: 'HydraFacial',
    status: 'pending',
    requestDate: '2026-11-20T18:00:00.000Z',
    treatmentDate: '2026-11-18',
    notes: 'With Dr. Ruiz, in the afternoon.',
    pointsAwarded: null,
    adminNotes: null,
    servicePoints: 25,
    pointsVary: false,
    userFirstName: 'Mia',
    userLastName: 'Hart',
    userEmail: 'mia@velora.example',
  }))

export const getApproveRequestResponseMock = (): ApprovalAnswer => ({ message: '25 points awarded for HydraFacial.', pointsAwarded: 25 })

export const getDenyRequestResponseMock = (): DenialAnswer => ({ message: 'The patient will be notified.' })
