import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockFolder } from '#platform/database/folder-lock.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { startApp } from '../../src/server/start.ts'
import { openTestApp, sessionKey, testSettings } from '../support/app.ts'
import { newPostgresDatabase } from '../support/databases.ts'
import { freePort } from '../support/free-port.ts'
import { intakeOf } from '../support/intakes.ts'
import { runToEnd } from '../support/process.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'velora-refused-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

it('does not start a clinic on the secrets that were published with docker-compose.yml, and names each', async () => {
  const { code, output } = await runToEnd({
    NODE_ENV: 'production',
    DEMO: '0',
    DATA_DIR: newFolder(),
    SESSION_KEYS: 'only-for-trying-it-out-change-me-please',
    PHI_KEYS: 'try:b25seS1mb3ItdHJ5aW5nLWl0LW91dC1jaGFuZ2UtbWU=',
    STAFF_CODE: '24682468',
  })
  expect(code).toBe(1)
  expect(output).toMatch(
    /^Velora can’t start: SESSION_KEYS has a key that is published .*\nPHI_KEYS has the key try, .*\nSTAFF_CODE is published .*\n`npm run doctor`/,
  )
})

describe('a wrong key for health data', () => {
  const newKey = (id: string) => ({ id, secret: randomBytes(32) })
  const setting = (...keys: readonly { id: string; secret: Buffer }[]) =>
    keys.map(({ id, secret }) => `${id}:${secret.toString('base64')}`).join(',')
  const rotate = 'src/commands/rotate-phi-keys.ts'

  it('does not start; a new one takes over from the old one by npm run cli -- phi:rotate', async () => {
    const [url, k1, k2] = [await newPostgresDatabase(), newKey('k1'), newKey('k2')]
    const env = {
      DATABASE_URL: url,
      DATA_DIR: newFolder(),
      DEMO: '0',
      SESSION_KEYS: sessionKey,
      ...vapidKeys,
    }
    const clinic = await openTestApp({
      database: 'postgresql',
      engine: openPostgres({ url, onError: () => {} }),
      env: { PHI_KEYS: setting(k1) },
    })
    await (await clinic.member('Mia')).post('/api/user/hipaa-intake', intakeOf())
    await clinic.stop()

    const start = (key: typeof k1) => startApp(testSettings({ ...env, PHI_KEYS: setting(key) }))
    await expect(start(newKey('k1'))).rejects.toThrow(/^PHI_KEYS has another secret under the name k1 /)
    await expect(start(k2)).rejects.toThrow(/^PHI_KEYS lacks the key k1, /)
    expect(await runToEnd({ ...env, PHI_KEYS: setting(k2, k1) }, rotate)).toEqual({
      code: 0,
      output: expect.stringMatching(
        /\nRe-encrypted:\n(?: {2}.*: 0\n)+ {2}intakes: 1\n(?: {2}.*: 0\n)+Everything that .*\nNothing is encrypted with k1 anymore: remove/,
      ),
    })
    await (await start(k2)).stop()
  })

  it('is not looked for in an embedded database that an app uses, nor in one that is not there', async () => {
    const [used, empty, PHI_KEYS] = [newFolder(), newFolder(), setting(newKey('k1'))]
    mkdirSync(join(used, 'database'))
    onTestFinished(lockFolder(used))
    const said = [used, empty].map(async DATA_DIR => (await runToEnd({ DATA_DIR, PHI_KEYS }, rotate)).output)
    expect(await Promise.all(said)).toEqual([
      expect.stringContaining('is already used by another running Velora'),
      expect.stringContaining('does not exist, and DATABASE_URL is not set'),
    ])
  })
})

it('says in one sentence that no database answers, with the host and the setting', async () => {
  const DATABASE_URL = `postgres://velora:secret-word@127.0.0.1:${await freePort()}/velora`
  const start = startApp(testSettings({ DATABASE_URL, DATA_DIR: newFolder() }))
  await expect(start).rejects.toThrow(
    /^DATABASE_URL: nothing responds at 127\.0\.0\.1:\d+\. (?!.*secret-word)/,
  )
})
