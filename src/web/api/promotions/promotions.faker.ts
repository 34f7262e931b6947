import { faker } from '@faker-js/faker'

import type { OfferedPromotion, Promotion } from '../schemas'

export const getListPromotionsResponseMock = (): OfferedPromotion[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1001',
    title: 'Autumn Glow',
    description: 'A calm hour for tired skin.',
    discountType: 'percentage',
    discountValue: 20,
    validFrom: '2026-11-01',
    validUntil: '2026-11-30',
    isActive: true,
    targetAudience: 'ALL',
    isEligible: true,
  }))

export const getListAllPromotionsResponseMock = (): Promotion[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1001',
    title: 'Autumn Glow',
    description: 'A calm hour for tired skin.',
    discountType: 'percentage',
    discountValue: 20,
    validFrom: '2026-11-01',
    validUntil: '2026-11-30',
    isActive: true,
    targetAudience: 'ALL',
  }))

export const getCreatePromotionResponseMock = (): Promotion => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1001', title: 'Autumn Glow', description: 'A calm hour for tired skin.', discountType: 'percentage', discountValue: 20, validFrom: '2026-11-01', validUntil: '2026-11-30', isActive: true, targetAudience: 'ALL' })

export const getDeletePromotionResponseMock = (): Promotion => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1001', title: 'Autumn Glow', description: 'A calm hour for tired skin.', discountType: 'percentage', discountValue: 20, validFrom: '2026-11-01', validUntil: '2026-11-30', isActive: true, targetAudience: 'ALL' })
