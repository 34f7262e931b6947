import { faker } from '@faker-js/faker'

import type { Award, AwardAnswer, UndoneAwardAnswer } from '../schemas'

export const getAwardTreatmentResponseMock = (): AwardAnswer => ({ message: '65 points for Mia Hart', pointsAwarded: 65, pointsBalance: 310 })

export const getListAwardsResponseMock = (): Award[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f01',
    patient: 'Mia Hart',
    email: 'mia@velora.example',
    service: 'HydraFacial',
    location: 'Main Street',
    points: 25,
    awardedAt: '2026-11-21T18:00:00.000Z',
    undoUntil: '2026-11-24T18:00:00.000Z',
    undoneAt: null,
  }))

export const getUndoAwardResponseMock = (): UndoneAwardAnswer => ({ message: '25 points removed. The balance is now 240.', pointsBalance: 240 })
