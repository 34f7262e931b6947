import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { backUp, newClinicPlace, newFolder, openClinic, passphrase } from '../../support/backups.ts'
import { type Bucket, startBucket } from '../../support/bucket.ts'
import { bothDatabases, type DatabaseKind } from '../../support/databases.ts'
import { runToEnd } from '../../support/process.ts'

const token = randomBytes(24).toString('base64url')

async function drillDatabases(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}postgres` })
  await client.connect()
  const { rows } = await client.query("select datname from pg_database where datname like 'velora_drill_%'")
  await client.end()
  return rows.map(({ datname }) => datname)
}

interface Kept {
  readonly to: string
  /** Leaves only the first half of a backup. */
  tear(file: string): void
  remove(): unknown
}

const firstHalf = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)

/** Beside the embedded database a folder; beside PostgreSQL, where several machines may be, a bucket. */
async function placeFor(kind: DatabaseKind): Promise<Kept> {
  if (kind === 'embedded') {
    const to = newFolder('backups')
    const tear = (file: string) => writeFileSync(join(to, file), firstHalf(readFileSync(join(to, file))))
    return { to, tear, remove: () => rmSync(to, { recursive: true, force: true }) }
  }
  const bucket: Bucket = await startBucket()
  const tear = (file: string) => {
    const path = `/photos/backups/${file}`
    const bytes = bucket.objects.get(path)?.bytes ?? Buffer.alloc(0)
    bucket.objects.set(path, { bytes: firstHalf(bytes), type: undefined })
  }
  return { to: bucket.backups, tear, remove: bucket.stop }
}

describe.each(bothDatabases)('each week the newest backup is restored on trial (%s)', kind => {
  it('and whoever asks hears that it was right, or why not', async () => {
    const { to, tear, remove } = await placeFor(kind)
    const place = await newClinicPlace(kind, {
      BACKUP_TO: to,
      BACKUP_PASSPHRASE: passphrase,
      BACKUP_AT: '03:00',
      METRICS_TOKEN: token,
    })
    // Eleven in the morning in London is three at night in Los Angeles.
    const app = await openClinic(place, '2026-11-21T11:00:00Z')
    onTestFinished(async () => {
      await app.stop()
      await remove()
      rmSync(place.settings.dataDir, { recursive: true, force: true })
    })
    const runs = () =>
      app.database.run(
        'select kind, file, failure from platform.backup_run where $1 order by begun_at, kind',
        [true],
      )
    const findings = async () =>
      (await app.modules.server.findings()).map(({ code }) => code).filter(code => /backup|drill/.test(code))
    const metrics = async () =>
      (await app.visitor().send('GET', '/metrics', undefined, { authorization: `Bearer ${token}` })).text
        .split('\n')
        .filter(line => /^velora_(?:backup|restore)/.test(line) && !/base|wal/.test(line))
        .sort()

    const facts = async () =>
      (await app.modules.server.backupFacts()).map(({ label, value }) => `${label}: ${value}`)

    const cutOff = join(place.settings.dataDir, 'drill-cut-off')
    mkdirSync(join(cutOff, 'photos'), { recursive: true })
    utimesSync(cutOff, 0, 0)
    expect(await findings()).toEqual(['no-backup-yet'])
    expect(await facts()).toContain(
      'Last successful restore test: none yet; the first test runs after the first backup',
    )
    await app.modules.daily.runDue()
    const first = { file: 'velora-20261121T110000Z.backup.age', failure: null }
    expect(await runs()).toEqual([
      { kind: 'backup', ...first },
      { kind: 'drill', ...first },
    ])
    expect(await drillDatabases()).toEqual([])
    expect(await findings()).toEqual([])
    expect((await facts()).slice(0, 2)).toEqual([
      expect.stringMatching(/^Last backup: today, (?:under 1|\d+) s$/),
      expect.stringMatching(/^Last successful restore test: today, (?:under 1|\d+) s$/),
    ])

    app.clock.advance({ days: 1 })
    await app.modules.daily.runDue()
    expect(await runs()).toHaveLength(3)
    app.clock.advance({ hours: 1 })
    expect(await metrics()).toEqual([
      'velora_backup_age_seconds 3600',
      'velora_backup_failed{kind="backup"} 0',
      'velora_backup_failed{kind="drill"} 0',
      'velora_restore_proven_age_seconds 90000',
    ])

    app.clock.advance({ days: 7 })
    // In a week without room for backups, the last of them is torn.
    const { file } = await backUp(app, place, to, app.clock.now())
    tear(file)
    app.clock.set('2026-11-29T11:00:00Z')
    const broken = { kind: 'drill', file: '', failure: expect.stringContaining('the file is damaged') }
    await app.database.run("insert into platform.daily_run values ('backup', '2026-11-29', now(), 'no room')")
    await app.modules.daily.runDue()
    expect((await runs()).at(-1)).toEqual(broken)
    expect(await findings()).toEqual(['old-backup', 'failed-drill'])
    expect(readdirSync(place.settings.dataDir).filter(name => name.startsWith('drill-'))).toEqual([])
    expect((await facts())[1]).toMatch(
      /^Last successful restore test: 8 days ago, (?:under 1|\d+) s; the last attempt failed$/,
    )
    expect(await metrics()).toContain('velora_backup_failed{kind="drill"} 1')
    expect(await drillDatabases()).toEqual([])
    const doctor = await runToEnd({ ...place.env, ...place.keys }, 'src/commands/doctor.ts')
    expect(doctor.output).toMatch(/^Last successful restore test: \d+ days ago.*; the last attempt failed$/m)
  }, 300_000)
})
