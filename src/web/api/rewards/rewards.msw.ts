import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { DeskVoucher, GoalProgress, OfferAnswer, PointsGoal, RedemptionAnswer, Voucher, VoucherAnswer } from '../schemas'

import {
  getFindVoucherResponseMock,
  getListGoalsResponseMock,
  getListPatientVouchersResponseMock,
  getListUsedVouchersResponseMock,
  getListVouchersResponseMock,
  getMeasureProgressResponseMock,
  getRedeemGoalResponseMock,
  getRedeemVoucherResponseMock,
  getSendOfferResponseMock,
  getTakeBackVoucherResponseMock,
} from './rewards.faker.ts'

export {
  getListGoalsResponseMock,
  getMeasureProgressResponseMock,
  getRedeemGoalResponseMock,
  getListVouchersResponseMock,
  getSendOfferResponseMock,
  getListPatientVouchersResponseMock,
  getFindVoucherResponseMock,
  getListUsedVouchersResponseMock,
  getRedeemVoucherResponseMock,
  getTakeBackVoucherResponseMock,
} from './rewards.faker.ts'

export const getListGoalsMockHandler = (overrideResponse?: PointsGoal[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PointsGoal[]> | PointsGoal[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/points-goals',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListGoalsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getMeasureProgressMockHandler = (overrideResponse?: GoalProgress[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GoalProgress[]> | GoalProgress[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/goal-progress',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getMeasureProgressResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRedeemGoalMockHandler = (overrideResponse?: RedemptionAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RedemptionAnswer> | RedemptionAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/redeem-goal/:id',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRedeemGoalResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListVouchersMockHandler = (overrideResponse?: Voucher[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Voucher[]> | Voucher[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/vouchers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListVouchersResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSendOfferMockHandler = (overrideResponse?: OfferAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OfferAnswer> | OfferAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/send-promo-notification',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSendOfferResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListPatientVouchersMockHandler = (overrideResponse?: Voucher[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Voucher[]> | Voucher[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/users/:id/vouchers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListPatientVouchersResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getFindVoucherMockHandler = (overrideResponse?: DeskVoucher | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeskVoucher> | DeskVoucher), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/vouchers/find',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getFindVoucherResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListUsedVouchersMockHandler = (overrideResponse?: DeskVoucher[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<DeskVoucher[]> | DeskVoucher[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/vouchers/used',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListUsedVouchersResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRedeemVoucherMockHandler = (overrideResponse?: VoucherAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VoucherAnswer> | VoucherAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/vouchers/redeem',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRedeemVoucherResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getTakeBackVoucherMockHandler = (overrideResponse?: VoucherAnswer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<VoucherAnswer> | VoucherAnswer), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/vouchers/take-back',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getTakeBackVoucherResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getRewardsMock = () => [
  getListGoalsMockHandler(),
  getMeasureProgressMockHandler(),
  getRedeemGoalMockHandler(),
  getListVouchersMockHandler(),
  getSendOfferMockHandler(),
  getListPatientVouchersMockHandler(),
  getFindVoucherMockHandler(),
  getListUsedVouchersMockHandler(),
  getRedeemVoucherMockHandler(),
  getTakeBackVoucherMockHandler(),
]
