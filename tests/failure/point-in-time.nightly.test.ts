import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import { openPostgres } from '#platform/database/postgresql.ts'
import { backupStateIn } from '../../src/server/backups/backup-runs.ts'
import { schema } from '../../src/server/parts.ts'
import { openTestApp } from '../support/app.ts'
import { openEngine } from '../support/databases.ts'
import { eventually } from '../support/eventually.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts'

it('an archive of changes brings back the second before a deletion, and says when it fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'velora-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const archive = join(folder, 'wal')
  execFileSync('mkdir', ['-m', '777', archive])
  chmodSync(folder, 0o777)
  const primary = await startPostgres({
    settings: ['fsync=on', 'full_page_writes=on', 'archive_mode=on', `archive_command=cp %p ${archive}/%f`],
  })
  onTestFinished(primary.stop)
  await primary.createDatabase('velora')
  const engine = await openEngine('postgresql', primary.url('velora'))
  const app = await openTestApp({ database: 'postgresql', engine })
  const client = new pg.Client({ connectionString: primary.url('velora') })
  client.on('error', () => {})
  await client.connect()
  const ask = async (text: string) => (await client.query(text)).rows[0]

  const base = join(folder, 'base')
  await ask(`select pg_backup_start('base', true)`)
  execFileSync('cp', ['-a', primary.data, base])
  const { labelfile } = await ask('select labelfile from pg_backup_stop()')
  rmSync(join(base, 'postmaster.pid'))
  const { uid, gid } = statSync(primary.data)
  for (const [name, text] of Object.entries({ backup_label: labelfile, 'recovery.signal': '' })) {
    writeFileSync(join(base, name), text)
    chownSync(join(base, name), uid, gid)
  }

  const { loyalty, privacy } = app.modules
  const [code = { code: '' }] = await loyalty.listCheckInCodes()
  const mia = await app.member('Mia')
  await mia.post('/api/checkin', { code: code.code })
  await sleep(1_100)
  const { second } = await ask('select now()::text as second')
  await sleep(1_100)
  await privacy.removeMembers([mia.id])

  const changes = async () => (await backupStateIn(app.database)()).changes
  await ask('select pg_switch_wal()')
  await eventually(async () => {
    const { isOn, at, hasFailed } = (await changes()) ?? {}
    expect([isOn, hasFailed, at && at > new Date(second)]).toEqual([true, false, true])
  })
  chmodSync(archive, 0o555)
  await ask('create table public.more as select 1')
  await ask('select pg_switch_wal()')
  await eventually(async () => expect((await changes())?.hasFailed).toBe(true))
  await client.end()
  await app.stop()
  await primary.cut()

  const mias = async (target: readonly string[]) => {
    const restored = await startPostgres({
      copyOf: base,
      settings: [`restore_command=cp ${archive}/%f %p`, 'recovery_target_action=promote', ...target],
    })
    onTestFinished(restored.stop)
    return entriesOf(restored, mia.id)
  }
  expect(await mias([`recovery_target_time=${second}`])).toBe(1)
  // All that was archived: the deletion, too.
  expect(await mias([])).toBe(0)
})

async function entriesOf(server: PostgresServer, memberId: string): Promise<number> {
  const engine = openPostgres({ url: server.url('velora'), onError: () => {} })
  await eventually(async () => {
    const { rows } = await engine.run(undefined, 'select pg_is_in_recovery() as recovers', [])
    expect(rows).toEqual([{ recovers: false }])
  })
  const database = await openDatabase(engine, schema)
  await expectSoundLedger(database)
  const [row] = (await database.run(
    'select count(*)::int as count from identity.member m join loyalty.entry e on e.member_id = m.id where m.id = $1',
    [memberId],
  )) as { count: number }[]
  await database.close()
  return row?.count ?? -1
}
