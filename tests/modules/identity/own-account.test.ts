import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Details } from '../../../src/modules/identity/accounts/members.ts'
import type { Patient } from '../../../src/modules/identity/accounts/ports.ts'
import { profileOf } from '../../../src/modules/identity/accounts/profile.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'

describe('a member', () => {
  const patient: Patient & Details = {
    ...{ id: 'mia', email: 'mia@velora.test', firstName: 'Mia', lastName: 'Hart', role: 'member' },
    ...{ dateOfBirth: null, createdAt: new Date(0), lastLoginAt: null, photoVersion: null },
    ...{ pointsBalance: 33, peakBalance: 70, totalSpentCents: 120_00, totalVisits: 2, tier: 'Bronze' },
    ...{ nextRewardTitle: '$25 Credit', nextRewardPoints: 100, nextRewardValue: '$25 credit' },
    ...{ nextRewardIcon: 'gift', nextRewardColor: 'rose' },
  }
  const tierProgress = { nextTier: 'Silver' as const, targetCents: 500_00, missingCents: 380_00, percent: 24 }
  const level = { tierProgress, milestonesReached: [70] }
  const shown = (changes: Partial<Patient> = {}) =>
    profileOf(
      { ...patient, ...changes },
      { levelOf: async () => level, photoPath: version => `/photo?version=${version}` },
    )

  it('is shown with milestones, tier and the next reward', async () => {
    expect(await shown()).toEqual({
      ...patient,
      ...level,
      nextReward: {
        ...{ title: '$25 Credit', rewardValue: '$25 credit', icon: 'gift', color: 'rose' },
        ...{ pointsRequired: 100, pointsMissing: 67, percent: 33 },
      },
      profileImageUrl: null,
    })
  })

  it.each([
    [{ photoVersion: 'v1' }, { profileImageUrl: '/photo?version=v1' }],
    [{ pointsBalance: 250 }, { nextReward: { pointsMissing: 0, percent: 100 } }],
    [{ nextRewardTitle: null }, { nextReward: null }],
    [{ nextRewardPoints: null }, { nextReward: null }],
    [
      { nextRewardValue: null, nextRewardIcon: null, nextRewardColor: null },
      { nextReward: { rewardValue: '', icon: '', color: '' } },
    ],
  ])('with %j is shown with %j', async (changes, profile) => {
    expect(await shown(changes)).toMatchObject(profile)
  })
})

describe('an account', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
  })
  afterAll(() => app.stop())

  it('takes along everything but the password and the role', async () => {
    const { id } = await app.member('Mia')
    const at = app.clock.now()
    expect(await app.modules.identity.personalDataOf(id)).toEqual({
      ...{ email: 'mia@velora.test', firstName: 'Mia', lastName: 'Hart', dateOfBirth: null },
      birthday: null,
      ...{ createdAt: at, lastLoginAt: at, profilePhoto: null },
      externalIds: [],
      contacts: [
        { kind: 'email', value: 'mia@velora.test', isValid: true, isShared: false, verifiedAt: null },
      ],
      sessions: [{ expiresAt: expect.any(Date) }],
      devices: [expect.objectContaining({ name: 'a browser on an unknown device' })],
      ...{ passkeys: [], recoveryCodes: [], staffActions: [] },
    })
  })

  it('that is gone is nobody’s', async () => {
    const { identity } = app.modules
    const { id } = await app.member('Noor')
    await identity.eraseMembers([id])
    expect(await identity.personalDataOf(id)).toBeNull()
    const gone = { code: 'no-longer-member' }
    await expect(identity.currentUser(id)).rejects.toMatchObject(gone)
    await expect(identity.setProfilePhoto(id, Uint8Array.of(1))).rejects.toThrow()
    expect(await identity.reauthenticate(id, 'velora-secret')).toBe('gone')
  })
})
