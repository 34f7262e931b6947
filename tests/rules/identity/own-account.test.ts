import { beforeEach, describe, expect, it } from 'vitest'
import type { Patient } from '../../../src/modules/identity/accounts/ports.ts'
import { openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>

beforeEach(() => {
  clinic = openClinic()
})

const iso = () => clinic.clock.now().toISOString()

describe('a member', () => {
  const patient: Patient = {
    id: 'mia',
    email: 'mia@velora.test',
    firstName: 'Mia',
    lastName: 'Hart',
    role: 'member',
    dateOfBirth: null,
    createdAt: new Date(0),
    lastLoginAt: null,
    pointsBalance: 33,
    peakBalance: 70,
    totalSpentCents: 120_00,
    totalVisits: 2,
    tier: 'Bronze',
    nextRewardTitle: '$25 Credit',
    nextRewardPoints: 100,
    nextRewardValue: '$25 credit',
    nextRewardIcon: 'gift',
    nextRewardColor: 'rose',
    photoVersion: null,
  }
  const shown = (changes: Partial<Patient> = {}) => {
    clinic.patients.set('mia', { ...patient, ...changes })
    return clinic.identity.currentUser('mia')
  }

  it('is shown with milestones, tier and the next reward', async () => {
    expect(await shown()).toEqual({
      ...patient,
      milestonesReached: [70],
      tierProgress: { nextTier: 'Silver', targetCents: 500_00, missingCents: 120_00, percent: 7 },
      nextReward: {
        title: '$25 Credit',
        rewardValue: '$25 credit',
        icon: 'gift',
        color: 'rose',
        pointsRequired: 100,
        pointsMissing: 67,
        percent: 33,
      },
      profileImageUrl: null,
    })
    expect(await shown({ photoVersion: 'v1' })).toMatchObject({ profileImageUrl: '/photo?version=v1' })
  })

  it('is never more than there with a reward, nor shown one that there is not', async () => {
    expect(await shown({ pointsBalance: 250 })).toMatchObject({
      nextReward: { pointsMissing: 0, percent: 100 },
    })
    expect(await shown({ nextRewardTitle: null })).toMatchObject({ nextReward: null })
    expect(await shown({ nextRewardPoints: null })).toMatchObject({ nextReward: null })
    expect(await shown({ nextRewardValue: null, nextRewardIcon: null, nextRewardColor: null })).toMatchObject(
      { nextReward: { rewardValue: '', icon: '', color: '' } },
    )
  })

  it('who is gone is nobody', async () => {
    await expect(clinic.identity.currentUser('gone')).rejects.toMatchObject({ code: 'no-longer-member' })
  })

  it('is watched until somebody stops', () => {
    let changes = 0
    const stop = clinic.identity.watchMember('mia', () => changes++)
    stop()
    expect([changes, clinic.done]).toEqual([1, ['stopped watching mia']])
  })

  it('has the birthday that was told first, if it can be one', async () => {
    const id = await clinic.join()
    await expect(clinic.identity.fillBirthday(id, '2026-11-22')).rejects.toMatchObject({
      code: 'invalid-birthday',
    })
    await clinic.identity.fillBirthday(id, '1991-05-14')
    await clinic.identity.fillBirthday(id, '1992-05-14')
    expect(clinic.members.get(id)).toMatchObject({ dateOfBirth: '1991-05-14' })
  })

  it('is asked for the password before leaving', async () => {
    const id = await clinic.join()
    const staff = await clinic.join({ email: 'olga@velora.test', staffRole: 'owner' })
    expect(await clinic.identity.reauthenticate(id, 'velora-secret')).toBe('member')
    expect(await clinic.identity.reauthenticate(id, 'wrong')).toBe('wrong password')
    expect(await clinic.identity.reauthenticate(staff, 'velora-secret')).toBe('staff')
    expect(await clinic.identity.reauthenticate('gone', 'velora-secret')).toBe('gone')
  })

  it('takes along everything but the password and the role', async () => {
    const id = await clinic.join()
    expect(await clinic.identity.personalDataOf(id)).toEqual({
      devices: [],
      recoveryCodes: [],
      email: 'mia@velora.test',
      firstName: 'Mia',
      lastName: 'Hart',
      dateOfBirth: null,
      createdAt: clinic.clock.now(),
      lastLoginAt: clinic.clock.now(),
      profilePhoto: null,
      sessions: [{ expiresAt: clinic.clock.now() }],
      passkeys: [],
      staffActions: [],
    })
    expect(await clinic.identity.personalDataOf('gone')).toBeNull()
  })

  it('has a photo, if they set one', async () => {
    const id = await clinic.join()
    await expect(clinic.identity.readProfilePhoto(id)).rejects.toMatchObject({
      code: 'unknown-profile-photo',
    })
    const version = await clinic.identity.setProfilePhoto(id, Uint8Array.of(1, 2, 255, 4))
    expect(clinic.photos.get(id)).toMatchObject({ version, setAt: clinic.clock.now() })
    expect(await clinic.identity.readProfilePhoto(id)).toEqual(Uint8Array.of(2, 255, 4))
    expect(await clinic.identity.personalDataOf(id)).toMatchObject({
      profilePhoto: { setAt: clinic.clock.now(), picture: 'data:image/webp;base64,Av8E' },
    })
    await clinic.identity.removeProfilePhoto(id)
    await expect(clinic.identity.readProfilePhoto(id)).rejects.toMatchObject({
      code: 'unknown-profile-photo',
    })
    await expect(clinic.identity.setProfilePhoto('gone', Uint8Array.of(1))).rejects.toMatchObject({
      code: 'no-longer-member',
    })
  })

  it('leaves', async () => {
    await clinic.identity.eraseMember('mia')
    expect(clinic.done).toEqual([`mia removed at ${iso()}`])
  })
})
