import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { secretsByArgon2 } from '../../../src/modules/identity/adapters/secrets.ts'
import { openTestApp, sessionKey, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'

const common = 'This is one of the most common passwords. Please choose another one.'
const ownAddress = 'Please choose a password that isn’t your email address.'
const shortForStaff = 'A staff account needs a password of at least 8 characters.'

describe('a password that others would try first', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded' })
  })
  afterAll(() => app.stop())

  const join = (secret: string, email = `mia-${Math.random()}@velora.test`) =>
    app.visitor().post('/api/auth/register', { email, password: secret, name: 'Mia Hart' })
  const linkFor = async (memberId: string, token: string) => {
    const hash = secretsByArgon2([sessionKey]).digest(token)
    await app.database.run(
      `insert into identity.password_reset (member_id, request_id, token_hash, created_at, expires_at)
       values ($1, gen_random_uuid(), $2, $3::timestamptz, $3::timestamptz + interval '1 hour')`,
      [memberId, hash, app.clock.now()],
    )
    return (newPassword: string) => app.visitor().post('/api/reset-password', { token, newPassword })
  }

  it.each([
    ['password', common],
    ['PASSWORD1', common],
    ['123456', common],
    ['princess', common],
    ['noor@velora.test', ownAddress],
    ['Noor@Velora.test', ownAddress],
  ])('is refused who joins: %s', async (secret, sentence) => {
    const answer = await join(secret, 'noor@velora.test')
    expect([answer.status, answer.code]).toEqual([400, 'weak-password'])
    expect(answer.json()).toMatchObject({ errors: [{ path: 'password', message: sentence }] })
  })

  it.each(['velora-secret', 'orchid-tea', 'a very long one', 'passwort mit Leder'])(
    'is not what nobody would guess: %s',
    async secret => expect((await join(secret)).status).toBe(200),
  )

  it('is refused who chooses a new one, and the link stays good', async () => {
    const { id, email } = await app.member('Mia')
    const choose = await linkFor(id, 'a-link-that-was-mailed')
    for (const [secret, sentence] of [
      ['iloveyou', common],
      [email, ownAddress],
    ] as const) {
      const answer = await choose(secret)
      expect([answer.status, answer.json()]).toMatchObject([
        400,
        { errors: [{ path: 'newPassword', message: sentence }] },
      ])
    }
    expect((await choose('orchid-tea')).status).toBe(200)
  })

  it('of a staff account has at least eight characters', async () => {
    const tess = { email: 'tess@velora.test', password, name: 'Tess Hart', staffRole: 'manager' as const }
    const choose = await linkFor(await app.modules.identity.register(tess), 'another-link')
    expect((await choose('orchids')).json()).toMatchObject({
      errors: [{ path: 'newPassword', message: shortForStaff }],
    })
    expect((await choose('orchids8')).status).toBe(200)
  })
})
