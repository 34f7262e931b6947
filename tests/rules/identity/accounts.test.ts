import { beforeEach, describe, expect, it } from 'vitest'
import type { Patient } from '../../../src/modules/identity/accounts/ports.ts'
import { openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})
const iso = () => clinic.clock.now().toISOString()

describe('somebody who joins', () => {
  it('has an account under the address in small letters, signed in now', async () => {
    const id = await clinic.join({ email: ' Mia@VELORA.test ' })
    expect([...clinic.members.values()]).toEqual([
      {
        id,
        email: 'mia@velora.test',
        passwordHash: 'hash of velora-secret',
        firstName: 'Mia',
        lastName: 'Hart',
        dateOfBirth: null,
        staffRole: null,
        createdAt: clinic.clock.now(),
      },
    ])
    expect(clinic.noted.get(id)).toEqual(clinic.clock.now())
  })

  it('may give a birthday, and two names instead of one', async () => {
    const id = await clinic.join({ firstName: ' Mia ', lastName: ' Hart ', dateOfBirth: '1991-05-14' })
    expect(clinic.members.get(id)).toMatchObject({
      firstName: 'Mia',
      lastName: 'Hart',
      dateOfBirth: '1991-05-14',
    })
    const staff = await clinic.join({ email: 'olga@velora.test', staffRole: 'owner' })
    expect(clinic.members.get(staff)).toMatchObject({ staffRole: 'owner' })
  })

  it('keeps the name’s further parts as the last name', async () => {
    const id = await clinic.join({ name: 'Ana  de la Cruz' })
    expect(clinic.members.get(id)).toMatchObject({ firstName: 'Ana', lastName: 'de la Cruz' })
  })

  it.each([
    [{ name: ' ' }, 'name-missing'],
    [{ dateOfBirth: '2026-11-22' }, 'invalid-birthday'],
  ])('with %j is refused, and there is no account', async (wrong, refusal) => {
    await expect(clinic.join(wrong)).rejects.toMatchObject({ code: refusal })
    expect(clinic.members.size).toBe(0)
  })

  it('is refused where the address has an account', async () => {
    await clinic.join()
    await expect(clinic.join({ email: 'MIA@velora.test' })).rejects.toMatchObject({ code: 'email-taken' })
  })
})

describe('signing in', () => {
  it('takes the address in any case, and notes the time', async () => {
    const id = await clinic.join()
    clinic.clock.advance({ days: 1 })
    expect(await clinic.identity.signIn(' MIA@velora.test', 'velora-secret')).toEqual({
      memberId: id,
      staff: undefined,
    })
    expect(clinic.noted.get(id)).toEqual(clinic.clock.now())
  })

  it('opens the staff area for an account of the staff', async () => {
    const id = await clinic.join({ name: 'Olga', staffRole: 'owner' })
    expect(await clinic.identity.signIn('mia@velora.test', 'velora-secret')).toEqual({
      memberId: id,
      staff: { id, name: 'Olga', role: 'owner' },
    })
  })

  it('is refused in the same words for a wrong password, an unknown address and a closed account', async () => {
    const id = await clinic.join()
    const refusals = [
      clinic.identity.signIn('mia@velora.test', 'wrong'),
      clinic.identity.signIn('nobody@velora.test', 'velora-secret'),
    ]
    clinic.closed.add(id)
    refusals.push(clinic.identity.signIn('mia@velora.test', 'velora-secret'))
    for (const refused of refusals) await expect(refused).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect(clinic.noted.get(id)).toEqual(clinic.clock.now())
  })
})

describe('a forgotten password', () => {
  const ask = async () => {
    await clinic.identity.requestPasswordReset(' MIA@velora.test ')
    const request = clinic.asked.at(-1)
    if (!request) throw new Error('Nobody asked.')
    await clinic.identity.sendResetLink(request)
    return clinic.letters.at(-1)?.action.url.split('token=')[1] ?? ''
  }

  it('is asked for by address, whoever has it', async () => {
    await clinic.identity.requestPasswordReset(' Nobody@velora.test')
    expect(clinic.asked).toEqual([{ requestId: expect.any(String), email: 'nobody@velora.test' }])
    await clinic.identity.sendResetLink({ requestId: 'r', email: 'nobody@velora.test' })
    expect(clinic.letters).toEqual([])
  })

  it('brings a link by mail that works for an hour', async () => {
    const id = await clinic.join()
    const token = await ask()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(clinic.letters).toEqual([
      {
        memberId: id,
        to: expect.objectContaining({ email: 'mia@velora.test', firstName: 'Mia' }),
        kind: 'secret',
        subject: 'Reset your password',
        lines: [
          'Somebody, hopefully you, asked for a new password for your account.',
          'The link works once, for one hour. If you did not ask for it, there is nothing to do: your password stays as it is.',
        ],
        action: { label: 'Choose a new password', url: `https://velora.test/reset-password?token=${token}` },
        expiresAt: new Date('2026-11-21T19:00:00Z'),
      },
    ])
    expect(clinic.done).toEqual(['begun', 'committed'])
  })

  it('brings one mail for one request, however often it is carried out', async () => {
    await clinic.join()
    await ask()
    await clinic.identity.sendResetLink({
      requestId: clinic.asked[0]?.requestId ?? '',
      email: 'mia@velora.test',
    })
    expect(clinic.letters).toHaveLength(1)
  })

  it('brings none for a closed account', async () => {
    clinic.closed.add(await clinic.join())
    await ask()
    expect(clinic.letters).toEqual([])
  })

  it('is replaced once, signs out everywhere and is told by mail', async () => {
    const id = await clinic.join()
    const token = await ask()
    clinic.done.length = 0
    expect(await clinic.identity.resetPassword(token, 'a new one')).toBe(id)
    expect(clinic.members.get(id)?.passwordHash).toBe('hash of a new one')
    expect(clinic.done).toEqual([
      'begun',
      `${id} signed out at ${iso()}`,
      'failures of mia@velora.test forgotten',
      'committed',
    ])
    expect(clinic.letters[1]).toEqual({
      memberId: id,
      to: expect.objectContaining({ email: 'mia@velora.test', firstName: 'Mia' }),
      kind: 'service',
      subject: 'Your password was changed',
      lines: [
        'The password of your account was just changed, and all devices were signed out.',
        'If this was not you, please ask for a new password at once, and call us.',
      ],
      action: { label: 'I did not change it', url: 'https://velora.test/forgot-password' },
    })
    await expect(clinic.identity.resetPassword(token, 'x')).rejects.toMatchObject({
      code: 'invalid-reset-link',
    })
  })

  it('stays when the link is too old or made up, or the account is gone', async () => {
    const id = await clinic.join()
    const late = await ask()
    clinic.clock.advance({ hours: 1 })
    const gone = await ask()
    await expect(clinic.identity.resetPassword(late, 'x')).rejects.toMatchObject({
      code: 'invalid-reset-link',
    })
    await expect(clinic.identity.resetPassword('nothing', 'x')).rejects.toMatchObject({
      code: 'invalid-reset-link',
    })
    clinic.members.delete(id)
    await expect(clinic.identity.resetPassword(gone, 'x')).rejects.toMatchObject({
      code: 'invalid-reset-link',
    })
    expect(clinic.done.filter(what => what.includes('signed out'))).toEqual([])
  })
})

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
      email: 'mia@velora.test',
      firstName: 'Mia',
      lastName: 'Hart',
      dateOfBirth: null,
      createdAt: clinic.clock.now(),
      lastLoginAt: clinic.clock.now(),
      profilePhoto: null,
      sessions: [{ expiresAt: clinic.clock.now() }],
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
