import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { databasePlace } from '../../../src/server/database-place.ts'
import { openTestApp, phiKey, sessionKey } from '../../support/app.ts'
import { newPostgresDatabase } from '../../support/databases.ts'
import { runToEnd } from '../../support/process.ts'
import { vapidKeys } from '../../support/vapid-keys.ts'

describe('npm run cli -- staff:add', () => {
  it('says a code once, which opens the staff area in that role', async () => {
    const url = await newPostgresDatabase()
    const app = await openTestApp({
      database: 'postgresql',
      engine: openPostgres({ url, onError: () => {} }),
    })
    onTestFinished(app.stop)
    const add = (...words: string[]) =>
      runToEnd(
        { DATABASE_URL: url, DEMO: '0', SESSION_KEYS: sessionKey, PHI_KEYS: phiKey, ...vapidKeys },
        'src/commands/add-staff.ts',
        words,
      )
    const added = await add('Ruth Abel', 'clinical')
    expect(added.code, added.output).toBe(0)
    const { host, pathname, password } = new URL(url)
    expect(added.output).toContain(`Writing to the database ${pathname.slice(1)} at ${host}.`)
    expect(added.output).not.toContain(`:${password}@`)
    const [, code] =
      /^Ruth Abel \(clinical\) can open the staff area with (\d{8})\./m.exec(added.output) ?? []
    const audited = await (await app.staff('owner')).get('/api/admin/audit?action=addStaff')
    expect(audited.json()).toEqual([
      expect.objectContaining({ staffName: 'Command line', subject: 'staff Ruth Abel (clinical)' }),
    ])
    const [, token] = /\/admin\/welcome#link=(\S+)/.exec(added.output) ?? []
    const elsewhere = app.visitor()
    expect((await elsewhere.post('/api/admin/sign-in-link', { token })).json()).toMatchObject({ code: null })
    expect((await elsewhere.get('/api/admin/session-check')).json()).toMatchObject({ name: 'Ruth Abel' })
    const ruth = app.visitor()
    expect((await ruth.post('/api/admin/verify', { code })).status).toBe(200)
    expect((await ruth.get('/api/admin/session-check')).json()).toEqual({
      isAdmin: true,
      name: 'Ruth Abel',
      role: 'clinical',
    })
    const wrong = await add('Ruth Abel', 'queen')
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('No one was added') })
  })

  it('makes no embedded database by accident, and leaves nothing behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'velora-add-staff-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const DATA_DIR = join(folder, 'data')
    const refused = await runToEnd({ DATA_DIR }, 'src/commands/add-staff.ts', ['Ruth Abel', 'clinical'])
    expect(refused.code).toBe(1)
    expect(refused.output).toMatch(/^No one was added: .*DATABASE_URL or DATA_DIR.*--new-database/s)
    expect(refused.output).toContain(`the embedded database in ${DATA_DIR}`)
    expect(existsSync(DATA_DIR)).toBe(false)
    expect(databasePlace({ DATA_DIR }).isThere).toBe(false)
    mkdirSync(join(DATA_DIR, 'database'), { recursive: true })
    expect(databasePlace({ DATA_DIR })).toEqual({
      name: `the embedded database in ${DATA_DIR}`,
      isThere: true,
    })
  })
})
