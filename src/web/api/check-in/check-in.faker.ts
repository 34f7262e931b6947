import { faker } from '@faker-js/faker'

import type { CheckInAnswer, CheckInCode, DeskCheckInAnswer, DeskCode, DeskScreen, Done, OwnWaitingScan, RunningDeskScreen, ScanDecisionAnswer, ScanProof, WaitingScan } from '../schemas'

export const getCheckInResponseMock = (): CheckInAnswer =>
  faker.helpers.arrayElement([
    { success: true, pointsEarned: 5, message: 'You earned 5 points.', pointsBalance: 245 },
    { success: true, pointsEarned: 5, message: 'You earned 5 points.', pointsBalance: 245 },
  ])

export const getIssueScanProofResponseMock = (): ScanProof => ({ proof: 'scan-proof:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c11:1795341600000:mK4s…' })

export const getListOwnWaitingScansResponseMock = (): OwnWaitingScan[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c21', description: 'Daily Spa Visit', scannedAt: '2026-11-21T18:00:00.000Z', until: '2026-11-22T18:00:00.000Z' }))

export const getListCheckInCodesResponseMock = (): CheckInCode[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01', code: '7KQ2MXW9P4HTB3RC', description: 'Daily Spa Visit', pointsValue: 5, isActive: true, countsOnPaper: true }))

export const getSeedCheckInCodesResponseMock = (): CheckInCode[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01', code: '7KQ2MXW9P4HTB3RC', description: 'Daily Spa Visit', pointsValue: 5, isActive: true, countsOnPaper: true }))

export const getCheckInAtDeskResponseMock = (): DeskCheckInAnswer => ({ message: 'Mia Hart is checked in: 5 points.', pointsEarned: 5, pointsBalance: 245 })

export const getStartDeskScreenResponseMock = (): DeskScreen => ({ pass: 'desk-screen:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01:1795341600000:pVb2…', until: '2026-11-22T10:00:00.000Z' })

export const getListDeskScreensResponseMock = (): RunningDeskScreen[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c09', description: 'Daily Spa Visit', startedBy: 'Ruth Abel', startedAt: '2026-11-21T18:00:00.000Z', until: '2026-11-22T10:00:00.000Z' }))

export const getEndDeskScreenResponseMock = (): Done => ({ success: true })

export const getShowDeskCodeResponseMock = (): DeskCode => ({ code: 'desk:0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01:59844720:q1Zr…', description: 'Daily Spa Visit', pointsValue: 5, renewInMs: 21400, arrivals: [{ firstName: 'Mia', points: 5, at: '2026-11-21T18:00:06.000Z' }] })

export const getEndOwnDeskScreenResponseMock = (): Done => ({ success: true })

export const getListScansToConfirmResponseMock = (): WaitingScan[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c21', patient: 'Mia Hart', email: 'mia@velora.example', description: 'Daily Spa Visit', pointsValue: 5, scannedAt: '2026-11-21T18:00:00.000Z' }))

export const getConfirmScanResponseMock = (): ScanDecisionAnswer => ({ message: '5 points for Mia Hart.' })

export const getDeclineScanResponseMock = (): ScanDecisionAnswer => ({ message: '5 points for Mia Hart.' })
