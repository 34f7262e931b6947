import type { AddedWaysIn, Done, LinkAskedFor, OtherDevices, PasswordState, SignedOutElsewhere, User } from '../schemas'

export const getCurrentUserResponseMock = (): User => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
  email: 'mia@velora.example',
  name: 'Mia Hart',
  firstName: 'Mia',
  lastName: 'Hart',
  role: 'member',
  profileImageUrl: null,
  pointsBalance: 240,
  points: 240,
  milestonesReached: [25, 50, 100, 200],
  vipTier: 'Silver',
  tier: 'Silver',
  tierProgress: { nextTier: 'Gold', target: '2000.00', missing: '750.00', percent: 62 },
  nextReward: { title: '$25 Credit', rewardValue: '$25 credit', icon: 'gift', color: 'rose', pointsRequired: 250, pointsMissing: 10, percent: 96 },
  totalSpent: '1250.00',
  totalVisits: 6,
  dateOfBirth: '1991-05-14',
  birthday: '1991-05-14',
  isActive: true,
  createdAt: '2026-01-10T17:00:00.000Z',
  lastLoginAt: '2026-11-20T18:00:00.000Z',
})

export const getFollowMemberResponseMock = (): string => 'event: changed\ndata:\n\n'

export const getRegisterResponseMock = (): User => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
  email: 'mia@velora.example',
  name: 'Mia Hart',
  firstName: 'Mia',
  lastName: 'Hart',
  role: 'member',
  profileImageUrl: null,
  pointsBalance: 240,
  points: 240,
  milestonesReached: [25, 50, 100, 200],
  vipTier: 'Silver',
  tier: 'Silver',
  tierProgress: { nextTier: 'Gold', target: '2000.00', missing: '750.00', percent: 62 },
  nextReward: { title: '$25 Credit', rewardValue: '$25 credit', icon: 'gift', color: 'rose', pointsRequired: 250, pointsMissing: 10, percent: 96 },
  totalSpent: '1250.00',
  totalVisits: 6,
  dateOfBirth: '1991-05-14',
  birthday: '1991-05-14',
  isActive: true,
  createdAt: '2026-01-10T17:00:00.000Z',
  lastLoginAt: '2026-11-20T18:00:00.000Z',
})

export const getSignInResponseMock = (): User => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
  email: 'mia@velora.example',
  name: 'Mia Hart',
  firstName: 'Mia',
  lastName: 'Hart',
  role: 'member',
  profileImageUrl: null,
  pointsBalance: 240,
  points: 240,
  milestonesReached: [25, 50, 100, 200],
  vipTier: 'Silver',
  tier: 'Silver',
  tierProgress: { nextTier: 'Gold', target: '2000.00', missing: '750.00', percent: 62 },
  nextReward: { title: '$25 Credit', rewardValue: '$25 credit', icon: 'gift', color: 'rose', pointsRequired: 250, pointsMissing: 10, percent: 96 },
  totalSpent: '1250.00',
  totalVisits: 6,
  dateOfBirth: '1991-05-14',
  birthday: '1991-05-14',
  isActive: true,
  createdAt: '2026-01-10T17:00:00.000Z',
  lastLoginAt: '2026-11-20T18:00:00.000Z',
})

export const getHasPasswordResponseMock = (): PasswordState => ({ isSet: false })

export const getChooseFirstPasswordResponseMock = (): Done => ({ success: true })

export const getFillBirthdayResponseMock = (): Done => ({ success: true })

export const getCountOtherDevicesResponseMock = (): OtherDevices => ({ others: 2 })

export const getSignOutElsewhereResponseMock = (): SignedOutElsewhere => ({ ended: 2 })

export const getSignOutResponseMock = (): Done => ({ success: true })

export const getForgotPasswordResponseMock = (): LinkAskedFor => ({ message: 'If an account has this address, a link to choose a new password is on its way.' })

export const getListAddedWaysInResponseMock = (): AddedWaysIn => ({ passkeys: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0042', name: 'Mia’s iPhone', createdAt: '2026-11-20T18:00:00.000Z', lastUsedAt: null }], recoveryCodes: { createdAt: '2026-11-20T18:04:00.000Z', left: 10 } })

export const getResetPasswordResponseMock = (): Done => ({ success: true })
