import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Engine } from '#platform/database/database.ts'
import { openEmbedded } from '#platform/database/embedded.ts'
import { lockFolder } from '#platform/database/folder-lock.ts'
import type { Settings } from '../settings.ts'
import { readSettings } from '../settings.ts'
import { NotRestored } from './archive/load-database.ts'
import { filesOf } from './backup-files.ts'
import { type ClinicKeys, keepKeys, keysIn, refuseOtherKeys, withKeys } from './clinic-keys.ts'
import { makeBackup } from './make-backup.ts'
import { openPlace } from './open-place.ts'
import { readBackup } from './read-backup.ts'
import { type RestoreResult, restoreBackup } from './restore-backup.ts'

type Env = Readonly<Record<string, string | undefined>>

export interface MoveResult extends RestoreResult {
  /** In production: the file with the keys to put into the environment. */
  readonly keysFile: string | undefined
}

/**
 * Moves a clinic from an embedded database in a folder to the place that the environment names, as a backup and restore
 * in one (D-252). Refuses a place that isn't empty. The old folder stays unchanged.
 */
export async function moveClinic(
  from: string,
  env: Env,
  openEngine: (settings: Settings) => Promise<Engine>,
): Promise<MoveResult> {
  const old = resolve(from)
  if (!existsSync(join(old, 'database'))) throw new NotRestored(`${old} has no database.`)
  const source = sourceIn(old, env)
  const keys = keysIn(source)
  const target = readSettings(withKeys(env, keys))
  if (target.dataDir === old && !target.databaseUrl)
    throw new NotRestored('DATABASE_URL must be the PostgreSQL database to move to.')
  refuseOtherKeys(keys, target)
  const scratch = await mkdtemp(join(tmpdir(), 'velora-move-'))
  const unlock = lockFolder(old)
  try {
    // Opening a database writes into its folder, so we open a copy.
    await cp(join(old, 'database'), join(scratch, 'data', 'database'), { recursive: true })
    return await carry(scratch, source, { target, keys, openEngine: () => openEngine(target) })
  } finally {
    unlock()
    await rm(scratch, { recursive: true, force: true })
  }
}

/** The old clinic's settings: the keys stored in its folder win over the environment. */
function sourceIn(old: string, env: Env): Settings {
  const kept = {
    ...(existsSync(join(old, 'phi-keys')) && { PHI_KEYS: undefined }),
    ...(existsSync(join(old, 'session-keys')) && { SESSION_KEYS: undefined }),
    ...(existsSync(join(old, 'vapid-keys.json')) && {
      VAPID_PUBLIC_KEY: undefined,
      VAPID_PRIVATE_KEY: undefined,
    }),
  }
  const elsewhere = { DATABASE_URL: undefined, PHOTOS_URL: undefined }
  return readSettings({ ...env, ...kept, ...elsewhere, NODE_ENV: 'development', DATA_DIR: old })
}

interface Carrying {
  readonly target: Settings
  readonly keys: ClinicKeys
  readonly openEngine: () => Promise<Engine>
}

async function carry(
  scratch: string,
  source: Settings,
  { target, keys, openEngine }: Carrying,
): Promise<MoveResult> {
  const place = openPlace(join(scratch, 'backup'))
  const passphrase = randomBytes(24).toString('base64')
  const at = new Date()
  const engine = await openEmbedded(join(scratch, 'data'))
  try {
    await makeBackup({
      atOneMoment: work =>
        engine.transaction(run =>
          work(async (text, values = []) => (await run(undefined, text, values)).rows),
        ),
      settings: source,
      place,
      passphrase,
      at,
    })
  } finally {
    await engine.close()
  }
  const file = filesOf(at).data
  const backup = await readBackup(place, file, passphrase)
  let keysFile: string | undefined
  const restored = await restoreBackup({
    file: `the clinic of ${source.dataDir}`,
    backup,
    settings: target,
    isMove: true,
    openEngine,
    keepKeys: async () => {
      keysFile = await keepKeys(keys, target)
    },
  })
  return { ...restored, keysFile }
}
