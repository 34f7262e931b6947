import { rm } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openEmbedded } from '#platform/database/embedded.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { demoAccounts } from '../../../src/demo/accounts.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import { newPostgresDatabase, usualDatabases } from '../../support/databases.ts'
import { migratedFolder } from '../../support/migrated-folder.ts'

const { member: mia, staff: boss } = demoAccounts
const published = '24682468'

describe.each(usualDatabases)('a clinic that was a demo (%s)', database => {
  let folder: string
  let url: string
  let starts = 0
  let app: TestApp | undefined
  beforeEach(async () => {
    starts = 0
    folder = migratedFolder('left-demo', database)
    url = database === 'postgresql' ? await newPostgresDatabase() : ''
  })
  afterEach(async () => {
    await app?.stop()
    app = undefined
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (env: Readonly<Record<string, string>>) => {
    await app?.stop()
    const engine = url ? openPostgres({ url, onError: () => {} }) : await openEmbedded(folder)
    app = await openTestApp({ database, engine, env, now: `2026-11-21T18:0${++starts}:00Z` })
    return app
  }
  const signIn = (browser: Browser, account: { email: string; password: string }) =>
    browser.post('/api/auth/login', account).then(({ code, status }) => code ?? status)
  const open = (browser: Browser, code: string) =>
    browser.post('/api/admin/verify', { code }).then(({ status }) => status)
  const isOpen = async (browser: Browser) =>
    (await browser.get('/api/admin/session-check')).json<{ isAdmin: boolean }>().isAdmin

  it('lets in nobody by what the demo published, nor who is in already, until it is a demo again', async () => {
    const demo = await start({ DEMO: '1' })
    const [asMia, asBoss, asInes, asOther] = [1, 2, 3, 4].map(() => demo.visitor()) as [
      Browser,
      Browser,
      Browser,
      Browser,
    ]
    expect([await signIn(asMia, mia), await signIn(asBoss, boss), await open(asInes, published)]).toEqual([
      200, 200, 200,
    ])
    // The staff area closes in a browser where somebody else joins.
    const noor = { email: 'noor@velora.test', password: 'velora-secret' }
    await signIn(asOther, boss)
    expect((await asOther.post('/api/auth/register', { ...noor, name: 'Noor Hart' })).status).toBe(200)
    expect(await Promise.all([asBoss, asInes, asOther].map(isOpen))).toEqual([true, true, false])

    const real = await start({ STAFF_CODE: '13572468' })
    const again = ({ cookies }: Browser) => real.network.browser(cookies)
    expect((await again(asMia).get('/api/auth/user')).status).toBe(401)
    expect(await Promise.all([asBoss, asInes, asOther].map(each => isOpen(again(each))))).toEqual([
      false,
      false,
      false,
    ])
    expect((await again(asOther).get('/api/auth/user')).status).toBe(200)
    for (const account of [mia, boss]) expect(await signIn(real.visitor(), account)).toBe('wrong-credentials')
    expect(await open(real.visitor(), published)).toBe(401)
    expect(await open(real.visitor(), '13572468')).toBe(200)
    await real.modules.identity.sendResetLink({ requestId: mia.email, email: mia.email })
    expect(await real.database.run('select from identity.password_reset where $1', [true])).toHaveLength(0)

    const back = await start({ DEMO: '1' })
    expect([await signIn(back.visitor(), mia), await signIn(back.visitor(), boss)]).toEqual([200, 200])
    expect(await open(back.visitor(), published)).toBe(200)
  })

  it('closes the published code in a clinic that was no demo, too, and leaves its members alone', async () => {
    const first = await start({})
    await first.modules.identity.addFirstStaff('Olga', 'owner', published)
    await first.modules.identity.register({ ...mia, name: 'Mia Hart' })
    const olga = first.visitor()
    expect(await open(olga, published)).toBe(200)
    const second = await start({ STAFF_CODE: '13572468' })
    expect(await isOpen(second.network.browser(olga.cookies))).toBe(false)
    expect(await open(second.visitor(), published)).toBe(401)
    expect(await open(second.visitor(), '13572468')).toBe(200)
    expect(await signIn(second.visitor(), mia)).toBe(200)
  })
})
