import { faker } from '@faker-js/faker'

import type { AdjustmentAnswer, PointsTransaction } from '../schemas'

export const getListEntriesResponseMock = (): PointsTransaction[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: 12, points: 25, balanceAfter: 265, kind: 'treatment', description: 'Treatment: HydraFacial', location: 'Main Street', createdAt: '2026-11-20T18:00:00.000Z' }))

export const getAdjustPointsResponseMock = (): AdjustmentAnswer => ({ message: 'Mia Hart now has 290 points.', pointsChanged: 50, pointsBalance: 290 })

export const getListPatientEntriesResponseMock = (): PointsTransaction[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: 12, points: 25, balanceAfter: 265, kind: 'treatment', description: 'Treatment: HydraFacial', location: 'Main Street', createdAt: '2026-11-20T18:00:00.000Z' }))
