import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAccounts } from '../../src/modules/identity/accounts/accounts.ts'
import type { AccountsPorts } from '../../src/modules/identity/accounts/ports.ts'
import { secretsByArgon2 } from '../../src/modules/identity/adapters/secrets.ts'
import { openTestApp, sessionKey, type TestApp } from '../support/app.ts'
import { password } from '../support/cast.ts'

interface User {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

const someBrowser = { key: 'some browser', knows: () => false, words: 'Safari on an iPhone' }

describe('joining', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())
  const join = (body: Record<string, unknown>) =>
    app.visitor().post('/api/auth/register', { password, ...body })

  it.each([
    ['Mia Hart', 'Mia', 'Hart'],
    ['  Ana  de la Cruz ', 'Ana', 'de la Cruz'],
    ['Cher', 'Cher', ''],
  ])('splits %j at its first space', async (name, firstName, lastName) => {
    const { status, json } = await join({ email: `${firstName}@velora.test`, name })
    expect(status).toBe(200)
    expect(json<User>()).toMatchObject({ firstName, lastName })
  })

  it('takes the two names of the form before the one', async () => {
    const body = { email: 'two@velora.test', name: 'ignored', firstName: 'Noor', lastName: 'Aziz' }
    expect((await join(body)).json<User>()).toMatchObject({
      firstName: 'Noor',
      lastName: 'Aziz',
      name: 'Noor Aziz',
    })
  })

  it('compares addresses without regard to case', async () => {
    expect((await join({ email: 'Twice@Velora.test', name: 'One' })).json<User>().email).toBe(
      'twice@velora.test',
    )
    const taken = await join({ email: 'tWICE@velora.TEST', name: 'Two' })
    expect([taken.status, taken.code]).toEqual([409, 'email-taken'])
    const signIn = await app.visitor().post('/api/auth/login', { email: 'TWICE@velora.test', password })
    expect(signIn.status).toBe(200)
  })

  it.each([
    ['email', { email: 'not-an-address' }],
    ['password', { password: 'short' }],
    ['dateOfBirth', { dateOfBirth: '1991-02-30' }],
    ['dateOfBirth', { dateOfBirth: '2091-02-03' }],
    ['firstName', { name: ' ' }],
  ])('names the field that is wrong: %s', async (path, wrong) => {
    const answer = await join({ email: 'new@velora.test', name: 'New', ...wrong })
    expect(answer.status).toBe(400)
    expect(answer.json<{ errors: unknown }>().errors).toEqual([{ path, message: expect.any(String) }])
  })
})

describe('signing in', () => {
  it('looks at a password with as much work for an unknown address as for a known one', async () => {
    const secrets = secretsByArgon2([sessionKey])
    const member = {
      id: 'mia',
      passwordHash: await secrets.hash(password),
      firstName: 'Mia',
      lastName: 'Hart',
      staffRole: null,
    }
    const verified: (string | undefined)[] = []
    const identity = openAccounts({
      members: {
        findByEmail: async (email: string) => (email === 'mia@velora.test' ? member : undefined),
        recordSignIn: async () => {},
      },
      secrets: {
        ...secrets,
        verify: (hash: string | undefined, secret: string) => {
          verified.push(hash)
          return secrets.verify(hash, secret)
        },
      },
      now: () => new Date(),
    } as unknown as AccountsPorts)
    await expect(identity.signIn('mia@velora.test', 'wrong', someBrowser)).rejects.toMatchObject({
      code: 'wrong-credentials',
    })
    await expect(identity.signIn('no@velora.test', 'wrong', someBrowser)).rejects.toMatchObject({
      code: 'wrong-credentials',
    })
    await expect(
      identity.signIn('no@velora.test', 'nobody has this password', someBrowser),
    ).rejects.toMatchObject({
      code: 'wrong-credentials',
    })
    expect(verified).toEqual([member.passwordHash, undefined, undefined])
  })
})

describe('being led to the sign-in screen', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())
  const led = async (returnTo: string) =>
    (await app.visitor().get(`/api/login?${new URLSearchParams({ returnTo })}`)).headers['location']

  it.each(['/profile', '/rewards?tab=1#top'])('comes back to %s', async path => {
    expect(await led(path)).toBe(`/auth?${new URLSearchParams({ returnTo: path })}`)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    ' //evil.example',
    '@evil.example',
    '',
  ])('never leads to another site: %j', async elsewhere => {
    expect(await led(elsewhere)).toBe('/auth')
  })
})
