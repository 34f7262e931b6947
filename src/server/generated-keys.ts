import { createECDH } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newToken } from '#platform/kernel/ids.ts'
import { WrongSetting } from './wrong-setting.ts'

const generatedOutsideProduction = {
  SESSION_KEYS: {
    file: 'session-keys',
    make: newToken,
    demand:
      'SESSION_KEYS must be set in production: at least 32 random characters that sign the session cookies ' +
      '(openssl rand -base64 32). All instances need the same.',
  },
  PHI_KEYS: {
    file: 'phi-keys',
    make: () => `k1:${newToken()}`,
    demand:
      'PHI_KEYS must be set in production: a name, a colon and 32 random bytes that encrypt health data, such as ' +
      'k1:$(openssl rand -base64 32). All instances need the same; without it nobody can read what it encrypted.',
  },
}

type GeneratedName = keyof typeof generatedOutsideProduction

/** Reports both missing settings together, not one after the other. */
export function demandKeys(given: Readonly<Partial<Record<GeneratedName, string | undefined>>>): void {
  const names: readonly GeneratedName[] = ['SESSION_KEYS', 'PHI_KEYS']
  const demands = names.filter(name => !given[name]).map(name => generatedOutsideProduction[name].demand)
  if (demands.length > 0) throw new WrongSetting(demands.join('\n'))
}

/** A generated value for a missing setting, created on first use and kept in DATA_DIR. */
export function generated(name: GeneratedName, dataDir: string): string {
  const { file, make } = generatedOutsideProduction[name]
  const path = join(dataDir, file)
  if (!existsSync(path)) writeOnce(path, make())
  return readFileSync(path, 'utf8').trim()
}

/** If two processes start on a new folder, one writes the complete file and both read it. */
function writeOnce(path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
}

/** Identifies the app to push services: an ECDSA key pair as base64url. */
interface VapidKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The configured pair, checked; undefined if neither half is set. */
export function givenVapidKeys(
  publicKey: string | undefined,
  privateKey: string | undefined,
): VapidKeys | undefined {
  if (!publicKey && !privateKey) return undefined
  if (!privateKey) throw new WrongSetting('VAPID_PRIVATE_KEY must be set if VAPID_PUBLIC_KEY is set.')
  if (!publicKey) throw new WrongSetting('VAPID_PUBLIC_KEY must be set if VAPID_PRIVATE_KEY is set.')
  if (publicKeyOf(Buffer.from(privateKey, 'base64url')) !== publicKey)
    throw new WrongSetting('VAPID_PUBLIC_KEY doesn’t match VAPID_PRIVATE_KEY.')
  return { publicKey, privateKey }
}

/** The pair kept in DATA_DIR. */
export function generatedVapidKeys(dataDir: string): VapidKeys {
  const path = join(dataDir, 'vapid-keys.json')
  try {
    if (!existsSync(path)) keepNewVapidKeys(path)
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new WrongSetting(
      `VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set, because DATA_DIR can’t store generated ones (${(error as Error).message}).`,
    )
  }
}

function keepNewVapidKeys(path: string): void {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // OpenSSL drops leading zeros, but the key must have 32 bytes.
  const privateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
  writeOnce(path, JSON.stringify({ publicKey, privateKey }))
}

function publicKeyOf(privateKey: Buffer): string | undefined {
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(privateKey)
    return pair.getPublicKey('base64url')
  } catch {
    return undefined
  }
}
