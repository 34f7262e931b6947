import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { codeOf, password } from '../../support/cast.ts'
import { eventually } from '../../support/eventually.ts'

describe('a secret that is replaced while it is being checked', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
  })
  afterAll(() => app.stop())

  /** Runs `enter` until it waits for the lock, then `replace`, and lets `enter` go on after the commit. */
  const whileWaiting = async <T>(lock: string, enter: () => Promise<T>, replace: () => Promise<unknown>) => {
    const [isLocked, isWaiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const committed = app.database.inTransaction(async () => {
      await app.database.run(lock)
      isLocked.resolve()
      await isWaiting.promise
      app.clock.advance({ seconds: 1 })
      await replace()
    })
    await isLocked.promise
    const entered = enter()
    await eventually(async () =>
      expect(
        await app.database.run(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ).not.toEqual([]),
    ).finally(isWaiting.resolve)
    await committed
    return entered
  }

  it('signs nobody in with the old password', async () => {
    const { id, email } = await app.member('Mia')
    const browser = app.visitor()
    await whileWaiting(
      'select from identity.member for update',
      () => browser.post('/api/auth/login', { email, password }),
      () =>
        app.database.run('update identity.member set grants_from = $2 where id = $1', [id, app.clock.now()]),
    )
    expect((await browser.get('/api/auth/user')).status).toBe(401)
  })

  it('opens no staff area with the old code', async () => {
    await app.staff('front desk')
    const [ines] = await app.modules.identity.listStaff()
    const browser = app.visitor()
    await whileWaiting(
      'lock table identity.audit_entry in share row exclusive mode',
      () => browser.post('/api/admin/verify', { code: codeOf('front desk') }),
      () => app.modules.identity.issueStaffCode(ines?.id ?? ''),
    )
    expect((await browser.get('/api/admin/session-check')).json()).toEqual({ isAdmin: false })
  })
})
