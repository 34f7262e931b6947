import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { TestApp } from '../support/app.ts'
import { openAppOnOwnServer } from '../support/app-on-own-server.ts'
import { eventually } from '../support/eventually.ts'
import type { PostgresServer } from '../support/postgres-server.ts'
import { runToEnd } from '../support/process.ts'

/** As a primary is that was demoted, until the proxy leads to the new one. */
describe('while the database is read-only', () => {
  let server: PostgresServer
  let app: TestApp
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ app, server, stop } = await openAppOnOwnServer())
  })
  afterAll(() => stop())

  const ask = async <Row extends object>(text: string): Promise<readonly Row[]> => {
    const client = new pg.Client({ connectionString: server.url('velora') })
    await client.connect()
    return (await client.query<Row>(text).finally(() => client.end())).rows
  }
  const setReadOnly = async (value: 'on' | 'off') => {
    await ask(`alter system set default_transaction_read_only = ${value}`)
    await ask('select pg_reload_conf()')
    await eventually(async () =>
      expect(await ask('show transaction_read_only')).toEqual([{ transaction_read_only: value }]),
    )
  }
  const backends = async () => {
    const rows = await ask<{ pid: number }>(
      "select pid from pg_stat_activity where datname = 'velora' and pid <> pg_backend_pid() and query not ilike 'listen%'",
    )
    return rows.map(({ pid }) => pid)
  }

  it('refuses writes for a moment, drops its connections, and says that it is not ready', async () => {
    const mia = await app.member('Mia')
    const [code] = await app.modules.loyalty.listCheckInCodes()
    const before = await backends()
    await setReadOnly('on')

    const writes = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        n % 2
          ? mia.post('/api/checkin', { code: code?.code })
          : app
              .visitor()
              .post('/api/auth/login', { email: `nobody-${n}@clinic.test`, password: 'a wrong one' }),
      ),
    )
    expect([...new Set(writes.map(({ status, code }) => `${status} ${code}`))]).toEqual([
      '503 database-unavailable',
    ])
    expect(writes.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([])
    expect((await app.visitor().get('/readyz')).status).toBe(503)
    expect((await app.visitor().get('/healthz')).status).toBe(200)
    expect((await backends()).filter(pid => before.includes(pid))).toEqual([])

    await setReadOnly('off')
    await eventually(async () => {
      expect((await app.visitor().get('/readyz')).status).toBe(200)
      expect((await mia.post('/api/checkin', { code: code?.code })).status).toBe(200)
    }, 5_000)
    expect(await mia.balance()).toBe(5)
  })

  it('does not start on it, and says why', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'velora-read-only-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    await setReadOnly('on')
    onTestFinished(() => setReadOnly('off'))
    const { code, output } = await runToEnd({ DATA_DIR: folder, DATABASE_URL: server.url('velora') })
    expect(code).toBe(1)
    expect(output).toMatch(
      /^Velora can’t start: DATABASE_URL: the PostgreSQL at 127\.0\.0\.1:\d+ refuses writes\. It’s a standby, or default_transaction_read_only is on/,
    )
  })
})
