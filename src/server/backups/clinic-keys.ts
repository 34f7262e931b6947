import { existsSync, readFileSync } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { NotRestored } from './archive/load-database.ts'

const names = ['SESSION_KEYS', 'PHI_KEYS', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const

/** A clinic's keys, as in the environment. */
export type ClinicKeys = Readonly<Record<(typeof names)[number], string>>

type Env = Readonly<Record<string, string | undefined>>

export const keysIn = ({ sessionKeys, phiKeys, vapid }: Settings): ClinicKeys => ({
  SESSION_KEYS: sessionKeys.join(','),
  PHI_KEYS: phiKeys.map(({ id, secret }) => `${id}:${secret.toString('base64')}`).join(','),
  VAPID_PUBLIC_KEY: vapid.publicKey,
  VAPID_PRIVATE_KEY: vapid.privateKey,
})

/**
 * The environment, completed with a backup's keys where it has none. Refuses PHI_KEYS that couldn't read the backup.
 */
export function withKeys(env: Env, keys: ClinicKeys): Env {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const known = new Set((given['PHI_KEYS'] ?? keys.PHI_KEYS).split(',').map(unpadded))
  const missing = keys.PHI_KEYS.split(',').find(key => !known.has(unpadded(key)))
  if (missing)
    throw new NotRestored(
      `PHI_KEYS lacks this backup’s key ${missing.split(':')[0]}, so its health data couldn’t be read. Unset PHI_KEYS to use ` +
        'the backup’s own keys.',
    )
  // Both halves of a key pair must come from the same place.
  const pair = given['VAPID_PRIVATE_KEY'] ? { VAPID_PUBLIC_KEY: undefined, VAPID_PRIVATE_KEY: undefined } : {}
  return { ...keys, ...pair, ...given }
}

const unpadded = (key: string) => key.trim().replace(/=+$/, '')

/**
 * The files where startup looks for unset keys. Production requires keys in the environment, so there they go into a
 * file to copy from.
 */
function filesOf(
  keys: ClinicKeys,
  { production }: Pick<Settings, 'production'>,
): Readonly<Record<string, string>> {
  if (production) return { 'restored-keys.env': `${names.map(name => `${name}=${keys[name]}`).join('\n')}\n` }
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = keys
  return {
    'session-keys': keys.SESSION_KEYS,
    'phi-keys': keys.PHI_KEYS,
    'vapid-keys.json': JSON.stringify({ publicKey, privateKey }),
  }
}

/** Refuses a folder that already has other keys. */
export function refuseOtherKeys(keys: ClinicKeys, settings: Pick<Settings, 'production' | 'dataDir'>): void {
  for (const [file, content] of Object.entries(filesOf(keys, settings))) {
    const path = join(settings.dataDir, file)
    if (existsSync(path) && readFileSync(path, 'utf8').trim() !== content.trim())
      throw new NotRestored(`${path} has different keys than the backup.`)
  }
}

/** Writes a backup's keys to the data folder. Returns the file to put into the environment in production. */
export async function keepKeys(
  keys: ClinicKeys,
  settings: Pick<Settings, 'production' | 'dataDir'>,
): Promise<string | undefined> {
  await mkdir(settings.dataDir, { recursive: true, mode: 0o700 })
  for (const [file, content] of Object.entries(filesOf(keys, settings))) {
    const handle = await open(join(settings.dataDir, file), 'w', 0o600)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
  return settings.production ? join(settings.dataDir, 'restored-keys.env') : undefined
}
