import { randomBytes } from 'node:crypto'
import { rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { backUp, newClinicPlace, newFolder, openClinic, passphrase } from '../support/backups.ts'
import { bothDatabases } from '../support/databases.ts'

const token = randomBytes(24).toString('base64url')

async function drillDatabases(): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: `${inject('postgres')}postgres` })
  await client.connect()
  const { rows } = await client.query("select datname from pg_database where datname like 'velora_drill_%'")
  await client.end()
  return rows.map(({ datname }) => datname)
}

describe.each(bothDatabases)('each week the newest backup is restored on trial (%s)', kind => {
  it('and whoever asks hears that it was right, or why not', async () => {
    const to = newFolder('backups')
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
      for (const folder of [to, place.settings.dataDir]) rmSync(folder, { recursive: true, force: true })
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
        .filter(line => line.startsWith('velora_'))
        .sort()

    expect(await findings()).toEqual(['no-backup-yet'])
    await app.modules.daily.runDue()
    const first = { file: 'velora-20261121T110000Z.backup.age', failure: null }
    expect(await runs()).toEqual([
      { kind: 'backup', ...first },
      { kind: 'drill', ...first },
    ])
    expect(await drillDatabases()).toEqual([])
    expect(await findings()).toEqual([])

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
    truncateSync(join(to, file), 30_000)
    app.clock.set('2026-11-29T11:00:00Z')
    const broken = { kind: 'drill', file: '', failure: expect.stringContaining('it is damaged') }
    await app.database.run("insert into platform.daily_run values ('backup', '2026-11-29', now(), 'no room')")
    await app.modules.daily.runDue()
    expect((await runs()).at(-1)).toEqual(broken)
    expect(await findings()).toEqual(['old-backup', 'failed-drill'])
    expect(await metrics()).toContain('velora_backup_failed{kind="drill"} 1')
    expect(await drillDatabases()).toEqual([])
  }, 300_000)
})
