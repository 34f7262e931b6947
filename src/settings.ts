import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { newToken } from '#platform/kernel/ids.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  readonly appUrl: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  /** The bucket for photos with its credentials; undefined: the folder `photos` in `dataDir`. */
  readonly photosUrl: string | undefined
  readonly demo: boolean
  readonly production: boolean
  readonly sessionKeys: readonly string[]
  /** Seal health data: the first seals, all open. */
  readonly phiKeys: readonly { readonly id: string; readonly secret: Buffer }[]
  readonly staffCode: string | undefined
  readonly clinicName: string
  readonly timeZone: string
  readonly bookingUrl: string
  readonly navVariant: 'A' | 'B'
  readonly trustProxy: number
  readonly logLevel: string
}

/** A setting that stops the start; the message says which one and why, for the person who set it. */
export class WrongSetting extends Error {}

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1')
const address = z.httpUrl('must be an http or https address')
const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/Los_Angeles')

const bucketWanted = 'must be https://KEY:SECRET@host/bucket, with ?region=… where it is not us-east-1'

const environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATABASE_URL: z.string().startsWith('postgres', 'must begin with postgres://').optional(),
  DATA_DIR: z.string().default('.data'),
  PHOTOS_URL: z
    .url({ protocol: /^https?$/, error: bucketWanted })
    .refine(isBucket, bucketWanted)
    .optional(),
  NODE_ENV: z.string().optional(),
  DEMO: flag.optional(),
  SESSION_KEYS: z
    .string()
    .refine(
      keys => keys.split(',').every(key => key.length >= 32),
      'must have at least 32 characters each; several are separated by commas',
    )
    .optional(),
  PHI_KEYS: z.string().optional(),
  STAFF_CODE: z
    .string()
    .regex(/^\d{8}$/, 'must be exactly eight digits')
    .optional(),
  CLINIC_NAME: z.string().min(1).default('Velora'),
  CLINIC_TIME_ZONE: timeZone.default('America/Los_Angeles'),
  BOOKING_URL: address.default('https://booking.example.com/velora'),
  NAV_VARIANT: z.enum(['A', 'B'], 'must be A or B').default('A'),
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** Reads the settings once, fills in what may be generated, and refuses to start on a wrong one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new WrongSetting(lines.join('\n'))
  }
  const s = result.data
  const production = s.NODE_ENV === 'production'
  const demo = s.DEMO ?? !production
  const dataDir = resolve(s.DATA_DIR)
  return {
    host: s.HOST,
    port: s.PORT,
    appUrl: (s.APP_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, ''),
    databaseUrl: s.DATABASE_URL,
    dataDir,
    photosUrl: s.PHOTOS_URL,
    demo,
    production,
    sessionKeys: (s.SESSION_KEYS ?? generated('SESSION_KEYS', dataDir, production)).split(','),
    phiKeys: phiKeysIn(s.PHI_KEYS ?? generated('PHI_KEYS', dataDir, production)),
    staffCode: s.STAFF_CODE ?? (demo ? '24682468' : undefined),
    clinicName: s.CLINIC_NAME,
    timeZone: s.CLINIC_TIME_ZONE,
    bookingUrl: s.BOOKING_URL,
    navVariant: s.NAV_VARIANT,
    trustProxy: s.TRUST_PROXY,
    logLevel: s.LOG_LEVEL,
  }
}

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

function generated(
  name: keyof typeof generatedOutsideProduction,
  dataDir: string,
  production: boolean,
): string {
  const { file, make, demand } = generatedOutsideProduction[name]
  if (production) throw new WrongSetting(demand)
  const path = join(dataDir, file)
  if (!existsSync(path)) writeOnce(path, make())
  return readFileSync(path, 'utf8').trim()
}

/** Of two processes that start on a new folder at once, one writes the file, whole, and both read it. */
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

function phiKeysIn(text: string): Settings['phiKeys'] {
  const keys = text.split(',').map(key => {
    const [, id = '', secret = ''] = /^([\w-]{1,32}):([\w+/-]{43}=?)$/.exec(key.trim()) ?? []
    return { id, secret: Buffer.from(secret, 'base64') }
  })
  if (keys.some(({ secret }) => secret.length !== 32) || new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new WrongSetting(
      'PHI_KEYS must be keys of 32 bytes with different names, such as k2:…,k1:… (base64); the first encrypts',
    )
  return keys
}

function isBucket(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password, pathname } = new URL(address)
  return username !== '' && password !== '' && pathname.length > 1
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
