import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newPostgresDatabase } from '../support/databases.ts'
import { startVelora } from '../support/process.ts'

describe('the server as `npm start` runs it', () => {
  const script = 'src/server/bundle/dist/main.mjs'
  const root = join(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'velora-bundled-'))
  const settings = { DATA_DIR: folder, SESSION_KEYS: 'a session key for this test and long enough' }
  beforeAll(() => execFileSync(process.execPath, ['src/server/bundle/build.ts'], { cwd: root }))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('migrates, serves and names the sources when it writes an error down', async () => {
    const url = await newPostgresDatabase('template1')
    const app = await startVelora({ ...settings, DATABASE_URL: url }, script)
    expect(await (await fetch(`${app.url}/api/rewards`)).json()).not.toEqual([])
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await client.end()
    await vi.waitFor(() => expect(app.output()).toContain('"stack"'), { timeout: 60_000, interval: 50 })
    await app.end('SIGTERM')
    const [, stack] = /"stack":"([^"]+)"/.exec(app.output()) ?? []
    expect(stack).toContain('/node_modules/pg')
    expect(stack).not.toContain('/bundle/dist/')
  })

  it('is of one kind with its other processes, where there are several', async () => {
    const env = {
      ...settings,
      DATABASE_URL: await newPostgresDatabase(),
      WEB_CONCURRENCY: '2',
      LOG_LEVEL: 'info',
    }
    const app = await startVelora(env, script)
    await vi.waitFor(() => expect(app.output()).toContain('"process":"jobs"'), {
      timeout: 60_000,
      interval: 50,
    })
    const { status } = await fetch(`${app.url}/readyz`)
    expect(await app.end('SIGTERM')).toBe(0)
    expect([status, app.output()]).toEqual([200, expect.not.stringContaining('lost')])
  })
})
