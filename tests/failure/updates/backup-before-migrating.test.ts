import { rmSync, writeFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { filesOf, momentsIn } from '../../../src/server/backups/backup-files.ts'
import { openPlace } from '../../../src/server/backups/open-place.ts'
import { readBackup } from '../../../src/server/backups/read-backup.ts'
import { openForCommand } from '../../../src/server/open-all.ts'
import { testSettings } from '../../support/app.ts'
import { newFolder, passphrase } from '../../support/backups.ts'
import { bothDatabases, type DatabaseKind, newPostgresDatabase } from '../../support/databases.ts'
import { migratedFolder } from '../../support/migrated-folder.ts'

/** A migration that can run twice, so an older version is one without it. */
const newest = '0129 platform: base backups'
const recorded = `select count(*)::int as n from platform.migration where name = '${newest}'`

async function clinicOfOlderVersion(kind: DatabaseKind) {
  const [folder, to] = [migratedFolder('older', kind), newFolder('backups')]
  onTestFinished(() => {
    for (const each of [folder, to]) rmSync(each, { recursive: true, force: true })
  })
  const env = {
    DATA_DIR: folder,
    ...(kind === 'postgresql' && { DATABASE_URL: await newPostgresDatabase() }),
  }
  /** As a developer's: without the rule, which is for clinics. */
  const look = async (text: string) => {
    const database = await openForCommand(testSettings(env))
    return database.run(text).finally(() => database.close())
  }
  const goBack = () => look(`delete from platform.migration where name = '${newest}'`)
  await goBack()
  return {
    ...{ to, goBack, backups: { BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase } },
    async update(more: Readonly<Record<string, string>> = {}) {
      const clinic = testSettings({ NODE_ENV: 'production', ...env, ...more })
      const database = await openForCommand(clinic)
      return database.run(recorded).finally(() => database.close())
    },
    made: async () => momentsIn(await openPlace(to).list()),
  }
}

it.each(bothDatabases)(
  'a clinic’s database is migrated only after a backup of what it was (%s)',
  async kind => {
    const { to, backups, goBack, update, made } = await clinicOfOlderVersion(kind)
    await expect(update()).rejects.toThrow(
      /no way back: BACKUP_TO isn’t set\. Nothing was changed\. .*VELORA_SNAPSHOT/,
    )
    writeFileSync(to, 'a file, and not a folder')
    await expect(update(backups)).rejects.toThrow(/no way back: the backup failed: .*/)
    rmSync(to)

    // Two instances start at the same time. An embedded database is for one.
    const instances = kind === 'postgresql' ? 2 : 1
    const updated = await Promise.all(Array.from({ length: instances }, () => update(backups)))
    expect(updated).toEqual(updated.map(() => [{ n: 1 }]))
    const [only, ...others] = await made()
    expect(others).toEqual([])
    const { saved } = await readBackup(openPlace(to), filesOf(only as Date).data, passphrase)
    expect([saved.migrations.includes(newest), saved.migrations.length > 100]).toEqual([false, true])

    // A start that failed right after it, and every later one.
    await goBack()
    expect(await update(backups)).toEqual([{ n: 1 }])
    expect(await update(backups)).toEqual([{ n: 1 }])
    expect(await made()).toHaveLength(1)
  },
)

it('an own snapshot takes the place of the backup, and a demo has nothing to lose', async () => {
  const { backups, goBack, update, made } = await clinicOfOlderVersion('postgresql')
  for (const accepted of [{ ...backups, VELORA_SNAPSHOT: 'before Monday' }, { DEMO: '1' }]) {
    expect(await update(accepted)).toEqual([{ n: 1 }])
    await goBack()
  }
  expect(await made()).toEqual([])
})
