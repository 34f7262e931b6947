import { faker } from '@faker-js/faker'

import type { DeskVoucher, GoalProgress, OfferAnswer, PointsGoal, RedemptionAnswer, Voucher, VoucherAnswer } from '../schemas'

export const getListGoalsResponseMock = (): PointsGoal[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
    title: '$25 Credit',
    description: 'Towards any treatment.',
    pointsRequired: 250,
    rewardValue: '$25 credit',
    icon: 'gift',
    color: 'rose',
    imageUrl: '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-800.webp',
    isActive: true,
    sortOrder: 1,
  }))

export const getMeasureProgressResponseMock = (): GoalProgress[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ goalId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01', isRedeemed: false, state: 'not reached', percent: 96, pointsMissing: 10, note: null }))

export const getRedeemGoalResponseMock = (overrideResponse: Partial<Extract<RedemptionAnswer, object>> = {}): RedemptionAnswer => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  voucher: { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01', goalId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01', title: '$25 Credit', rewardValue: '$25 credit', icon: 'gift', color: 'rose', imageUrl: null, code: 'K7RW2M9Q', issuedAt: '2026-11-20T18:00:00.000Z', expiresAt: null, usedAt: null },
  ...overrideResponse,
})

export const getListVouchersResponseMock = (): Voucher[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01',
    goalId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
    title: '$25 Credit',
    rewardValue: '$25 credit',
    icon: 'gift',
    color: 'rose',
    imageUrl: null,
    code: 'K7RW2M9Q',
    issuedAt: '2026-11-20T18:00:00.000Z',
    expiresAt: null,
    usedAt: null,
  }))

export const getSendOfferResponseMock = (overrideResponse: Partial<Extract<OfferAnswer, object>> = {}): OfferAnswer => ({
  message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  voucher: { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01', goalId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01', title: '$25 Credit', rewardValue: '$25 credit', icon: 'gift', color: 'rose', imageUrl: null, code: 'K7RW2M9Q', issuedAt: '2026-11-20T18:00:00.000Z', expiresAt: null, usedAt: null },
  ...overrideResponse,
})

export const getListPatientVouchersResponseMock = (): Voucher[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01',
    goalId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
    title: '$25 Credit',
    rewardValue: '$25 credit',
    icon: 'gift',
    color: 'rose',
    imageUrl: null,
    code: 'K7RW2M9Q',
    issuedAt: '2026-11-20T18:00:00.000Z',
    expiresAt: null,
    usedAt: null,
  }))

export const getFindVoucherResponseMock = (): DeskVoucher => ({ code: 'K7RW2M9Q', title: '$25 Credit', rewardValue: '$25 credit', patient: 'Mia Hart', email: 'mia@velora.example', state: 'ready', issuedAt: '2026-11-20T18:00:00.000Z', expiresAt: null, usedAt: null, canBeTakenBack: false })

export const getListUsedVouchersResponseMock = (): DeskVoucher[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ code: 'K7RW2M9Q', title: '$25 Credit', rewardValue: '$25 credit', patient: 'Mia Hart', email: 'mia@velora.example', state: 'ready', issuedAt: '2026-11-20T18:00:00.000Z', expiresAt: null, usedAt: null, canBeTakenBack: false }))

export const getRedeemVoucherResponseMock = (): VoucherAnswer => ({ message: '$25 Credit was redeemed.' })

export const getTakeBackVoucherResponseMock = (): VoucherAnswer => ({ message: '$25 Credit was redeemed.' })
