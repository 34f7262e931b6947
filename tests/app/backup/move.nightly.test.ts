import { createHash, randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp } from '../../support/app.ts'
import { newClinicPlace, newFolder, openClinic } from '../../support/backups.ts'
import { newPostgresDatabase } from '../../support/databases.ts'
import { filesIn, writeHealthData } from '../../support/health-data.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { migratedFolder } from '../../support/migrated-folder.ts'
import { givePoints } from '../../support/points.ts'
import { runToEnd } from '../../support/process.ts'
import { seenBy } from '../../support/seen-by.ts'

const fingerprint = (folder: string) =>
  filesIn(folder)
    .map(({ path, bytes }) => `${path} ${createHash('sha256').update(bytes).digest('hex')}`)
    .filter(line => !/\/lock /.test(line))
    .sort()

it('npm run cli -- move carries a clinic from the embedded database to PostgreSQL, and leaves the old folder as it was', async () => {
  const place = await newClinicPlace('embedded')
  const old = place.settings.dataDir
  const app = await openClinic(place)
  const mia = await app.member('Mia')
  await givePoints(app, 'Mia', 700)
  await writeHealthData(app, mia)
  const before = await seenBy(mia)
  await app.stop()
  const untouched = fingerprint(old)

  const DATABASE_URL = await newPostgresDatabase('template1')
  const DATA_DIR = newFolder('moved')
  onTestFinished(() => {
    for (const folder of [old, DATA_DIR]) rmSync(folder, { recursive: true, force: true })
  })
  const env = { ...place.keys, DATABASE_URL, DATA_DIR }
  const move = () => runToEnd(env, 'src/commands/move.ts', [old])
  const moved = await move()
  expect(moved.output).toMatch(
    /^Moved to the database .* and verified in .* s: \d+ rows, 2 files. The ledger and the audit log are intact/,
  )
  expect(moved.code).toBe(0)
  expect(fingerprint(old)).toEqual(untouched)
  expect(await move()).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })

  const engine = openPostgres({ url: DATABASE_URL, onError: () => {} })
  const clinic = await openTestApp({ database: 'postgresql', engine, env: { DATA_DIR } })
  onTestFinished(clinic.stop)
  expect(await seenBy(clinic.network.browser(mia.cookies))).toEqual(before)
  await expectSoundLedger(clinic.database)
  expect(filesIn(join(DATA_DIR, 'photos'))).toHaveLength(2)
}, 300_000)

it('npm run cli -- move refuses keys that could not read what the old clinic encrypted', async () => {
  const old = migratedFolder('move')
  onTestFinished(() => rmSync(old, { recursive: true, force: true }))
  writeFileSync(join(old, 'phi-keys'), `k1:${randomBytes(32).toString('base64')}`)
  const env = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    DATA_DIR: newFolder('moved'),
    PHI_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  const refused = await runToEnd(env, 'src/commands/move.ts', [old])
  expect(refused.output).toMatch(/^Nothing was moved: PHI_KEYS lacks this backup’s key k1/)
  expect(refused.code).toBe(1)
})
