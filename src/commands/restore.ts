import { basename, dirname, resolve } from 'node:path'
import { openLog } from '#platform/http/server/log.ts'
import { NotRestored } from '../server/backups/archive/load-database.ts'
import { filesOf, momentOf, momentsIn } from '../server/backups/backup-files.ts'
import { keepKeys, refuseOtherKeys, withKeys } from '../server/backups/clinic-keys.ts'
import { openPlace } from '../server/backups/open-place.ts'
import { readBackup, readKeys } from '../server/backups/read-backup.ts'
import { passphraseBehind } from '../server/backups/recovery-key.ts'
import { restoreBackup } from '../server/backups/restore-backup.ts'
import { databasePlace } from '../server/database-place.ts'
import { openAnyEngine } from '../server/open-all.ts'
import { readSettings } from '../server/settings.ts'

const { env } = process
const [given] = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)

try {
  const began = performance.now()
  const { BACKUP_PASSPHRASE: known, BACKUP_RECOVERY_KEY: recoveryKey } = env
  if (!known && !recoveryKey)
    throw new NotRestored('BACKUP_PASSPHRASE must be set, or the emergency sheet’s BACKUP_RECOVERY_KEY.')
  const { place, file } = await found()
  const savedAt = momentOf(file)
  if (!savedAt) throw new NotRestored(`${file} isn’t a backup’s name, such as velora-….backup.age.`)
  const passphrase = known || (await passphraseBehind(place, filesOf(savedAt).recovery, recoveryKey ?? ''))
  const keys = await readKeys(place, filesOf(savedAt).keys, passphrase)
  if (!keys && !env['PHI_KEYS'])
    throw new NotRestored(
      `${filesOf(savedAt).keys} isn’t next to it and PHI_KEYS isn’t set, so its health data couldn’t be read.`,
    )
  // BACKUP_TO also needs the passphrase, which the recovery key may have just decrypted.
  const opened = { ...env, BACKUP_PASSPHRASE: passphrase }
  const settings = readSettings(keys ? withKeys(opened, keys) : opened)
  const backup = await readBackup(place, file, passphrase)
  if (keys) refuseOtherKeys(keys, settings)
  say(`${file} is complete. Restoring it into ${databasePlace(env).name}.`)
  let keysFile: string | undefined
  const { rows, files, wasThere } = await restoreBackup({
    file,
    backup,
    settings,
    openEngine: () => openAnyEngine(settings, openLog('silent')),
    keepKeys: async () => {
      if (keys) keysFile = await keepKeys(keys, settings)
    },
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  say(
    wasThere
      ? 'This backup has already been restored completely. You can start Velora.'
      : `Restored and verified in ${seconds} s: ${rows} rows, ${files} files. The ledger and the audit log are intact.`,
  )
  const { photosIn } = backup.saved
  if (photosIn)
    say(`Photos aren’t in this backup, but in the bucket ${photosIn}. Set PHOTOS_URL to it before you start.`)
  if (keysFile) say(`The clinic’s keys are in ${keysFile}: add its lines to the environment, then delete it.`)
} catch (error) {
  process.stderr.write(`Nothing was restored: ${(error as Error).message}\n`)
  process.exitCode = 1
}

/** The named backup, by path or by its name in BACKUP_TO; by default the newest one there. */
async function found() {
  const to = env['BACKUP_TO']
  if (given?.includes('/')) return { place: openPlace(dirname(resolve(given))), file: basename(given) }
  if (!to) throw new NotRestored('name a file, or set BACKUP_TO to restore the newest backup there.')
  const place = openPlace(to)
  const names = await place.list()
  const [newest] = momentsIn(names)
  const file = given ?? (newest && filesOf(newest).data)
  if (!file || !names.includes(file))
    throw new NotRestored(`there is no ${file ?? 'backup'} in ${place.name}.`)
  return { place, file }
}
