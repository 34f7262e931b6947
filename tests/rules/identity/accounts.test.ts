import { beforeEach, describe, expect, it } from 'vitest'
import { openClinic, someBrowser } from './clinic.ts'

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
    expect(await clinic.identity.signIn(' MIA@velora.test', 'velora-secret', someBrowser)).toEqual({
      memberId: id,
      staff: undefined,
    })
    expect(clinic.noted.get(id)).toEqual(clinic.clock.now())
    expect(clinic.done).toContain('mia@velora.test seen with Safari on an iPhone')
  })

  it('opens the staff area for an account of the staff', async () => {
    const id = await clinic.join({ name: 'Olga', staffRole: 'owner' })
    expect(await clinic.identity.signIn('mia@velora.test', 'velora-secret', someBrowser)).toEqual({
      memberId: id,
      staff: { id, name: 'Olga', role: 'owner' },
    })
  })

  it('is refused in the same words for a wrong password, an unknown address and a closed account', async () => {
    const id = await clinic.join()
    const refusals = [
      clinic.identity.signIn('mia@velora.test', 'wrong', someBrowser),
      clinic.identity.signIn('nobody@velora.test', 'velora-secret', someBrowser),
    ]
    clinic.closed.add(id)
    refusals.push(clinic.identity.signIn('mia@velora.test', 'velora-secret', someBrowser))
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
      subject: 'Your account has a new password',
      lines: [
        'Your account has just got a new password, and we signed out all devices.',
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
