import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { phiKey, sessionKey } from '../../support/app.ts'
import { networkTo } from '../../support/client.ts'
import { newPostgresDatabase } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { freePort } from '../../support/free-port.ts'
import { statusOf } from '../../support/one-request.ts'
import { startVelora } from '../../support/process.ts'
import { vapidKeys } from '../../support/vapid-keys.ts'

/** Longer than any other statement may take. */
const heldMs = 8_000

it('two instances start while a migration takes long: both say so, and serve once it is done', async () => {
  const url = await newPostgresDatabase('template1')
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  onTestFinished(() => other.end())
  // What a migration makes is being made by somebody else: it waits for them.
  await other.query('begin')
  await other.query('create schema diary')

  const ports = [await freePort(), await freePort()]
  const starting = ports.map(port => start(url, port))
  for (const port of ports) {
    const at = `http://127.0.0.1:${port}`
    await eventually(async () => expect(await statusOf(at, '/healthz')).toBe(200))
    const network = networkTo(at)
    const visitor = network.browser()
    const { status, json } = await visitor.get('/readyz')
    expect([status, json()['status']]).toEqual([503, 'starting'])
    for (const path of ['/api/services', '/', '/r/x']) {
      const answer = await visitor.get(path)
      expect([path, answer.status, answer.code, answer.headers['retry-after']]).toEqual([
        path,
        503,
        'starting',
        '5',
      ])
      expect(answer.json()['message']).toBe('The app is starting. Please try again in a moment.')
    }
    network.close()
  }
  const waiting = `select from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`
  await eventually(async () => expect((await other.query(waiting)).rowCount).toBe(1))
  await setTimeout(heldMs)
  await other.query('rollback')

  const instances = await Promise.all(starting)
  for (const { url } of instances) {
    expect(await statusOf(url, '/readyz')).toBe(200)
    expect(await statusOf(url, '/api/services')).toBe(200)
  }
  const said = instances.map(({ output }) => output().includes('another instance is migrating the database'))
  expect(said.filter(Boolean)).toHaveLength(1)
  expect(await Promise.all(instances.map(({ end }) => end('SIGTERM')))).toEqual([0, 0])
})

function start(DATABASE_URL: string, port: number) {
  const folder = mkdtempSync(join(tmpdir(), 'velora-migrating-'))
  const velora = startVelora({
    ...vapidKeys,
    DATABASE_URL,
    DATA_DIR: folder,
    PORT: String(port),
    SESSION_KEYS: sessionKey,
    PHI_KEYS: phiKey,
    DEMO: '0',
    WORKERS: '0',
  })
  velora.catch(() => {})
  onTestFinished(async () => {
    await velora.then(({ end }) => end('SIGKILL')).catch(() => {})
    rmSync(folder, { recursive: true, force: true })
  })
  return velora
}
