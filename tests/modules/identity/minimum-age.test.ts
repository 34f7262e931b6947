import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'
import { intakeOf } from '../../support/intakes.ts'
import { smallPicture } from '../../support/pictures.ts'

const tooYoung = [400, 'under-minimum-age']

describe('a minimum age', () => {
  let app: TestApp
  beforeAll(async () => {
    // Nine in the evening of November 20 in Los Angeles, and the 21st in Greenwich.
    app = await openTestApp({ database: 'embedded', now: '2026-11-21T05:00:00Z' })
  })
  afterAll(() => app.stop())

  let count = 0
  const join = (dateOfBirth: string, at = app) =>
    at.visitor().post('/api/auth/register', {
      email: `young${count++}@velora.test`,
      password,
      name: 'Young Person',
      dateOfBirth,
    })
  const outcome = ({ status, code }: { status: number; code: string | undefined }) => [status, code]

  it.each(['2015-06-01', '2026-11-20', '2008-11-21', '2008-11-22'])(
    'keeps out who was born on %s',
    async born => {
      const refused = await join(born)
      expect(outcome(refused)).toEqual(tooYoung)
      expect(refused.json<{ errors: unknown }>().errors).toEqual([
        {
          path: 'dateOfBirth',
          message:
            'Members must be 18 or older. For anyone younger, a parent or guardian can ask at the front desk.',
        },
      ])
    },
  )

  it.each(['2008-11-20', '1991-05-14'])('lets in who was born on %s', async born => {
    expect((await join(born)).status).toBe(200)
  })

  it('is the clinic’s to set', async () => {
    const other = await openTestApp({
      database: 'embedded',
      now: '2026-11-20T18:00:00Z',
      env: { MINIMUM_AGE: '21' },
    })
    expect(outcome(await join('2005-11-21', other))).toEqual(tooYoung)
    expect((await join('2005-11-20', other)).status).toBe(200)
    await other.stop()
  })

  describe('for a member who joined before there was one', () => {
    it('takes no intake, no yes to texts and no photo, whatever birthday is typed', async () => {
      const child = await app.member('Timmy')
      await app.database.run('update identity.member set date_of_birth = $2 where id = $1', [
        child.id,
        '2015-06-01',
      ])
      app.modules.cache.invalidate('member', child.id)
      const intake = intakeOf({ dateOfBirth: '1991-05-14' })
      expect(outcome(await child.post('/api/user/hipaa-intake', intake))).toEqual(tooYoung)
      const texts = { channel: 'sms', given: true, number: '310 555 0142', wording: 'preferences-2' }
      expect(outcome(await child.post('/api/preferences', texts))).toEqual(tooYoung)
      expect(outcome(await child.post('/api/preferences/confirm-number', { code: '123456' }))).toEqual(
        tooYoung,
      )
      const photo = await child.send('POST', '/api/diary/photos', await smallPicture('png'), {
        'content-type': 'image/png',
      })
      expect(outcome(photo)).toEqual(tooYoung)
      expect((await child.post('/api/preferences', { ...texts, given: false })).status, 'a no').toBe(200)
    })

    it('takes no birthday in an intake that makes a child of somebody', async () => {
      const noor = await app.member('Noor')
      const intake = intakeOf({ dateOfBirth: '2008-11-21' })
      expect(outcome(await noor.post('/api/user/hipaa-intake', intake))).toEqual(tooYoung)
      expect((await noor.get('/api/auth/user')).json()).toMatchObject({ dateOfBirth: null })
    })
  })
})
