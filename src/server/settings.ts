import { createECDH } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { newToken } from '#platform/kernel/ids.ts'
import { demoStaffCode, publishedAmong } from './published-secrets.ts'
import { gatePattern, gateWanted, type StaffGate, staffGateIn } from './staff-gate.ts'
import { type UnknownSetting, unknownSettings } from './unknown-settings.ts'

export interface Settings {
  /** Names that are set and look like settings without being any. */
  readonly unknownSettings: readonly UnknownSetting[]
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
  /** Encrypt health data: the first encrypts, all decrypt. */
  readonly phiKeys: readonly { readonly id: string; readonly secret: Buffer }[]
  readonly staffCode: string | undefined
  readonly staffGate: StaffGate
  readonly clinicName: string
  readonly timeZone: string
  /** Absent: there is no way to book anywhere in the app. */
  readonly bookingUrl: string | undefined
  readonly navVariant: 'A' | 'B'
  /** Whether printed check-in codes count beside the desk's screen. */
  readonly printedCodes: boolean
  readonly vapid: Vapid
  readonly pushHosts: readonly string[]
  /** Absent: mail stays in the local outbox. */
  readonly smtp: { readonly url: string; readonly from: MailFrom } | undefined
  /** Absent: SMS stay in the local outbox. */
  readonly twilio: Twilio | undefined
  /** Times of the clinic's clock between which marketing waits. */
  readonly quietHours: { readonly from: string; readonly until: string } | undefined
  /** How many marketing messages a member gets by channel and day. */
  readonly marketingCap: Readonly<Partial<Record<'email' | 'push' | 'sms', number>>>
  /** Whether birthday specials go out by themselves on the day, or when staff press the button. */
  readonly birthdaySpecials: 'button' | 'daily'
  /** Whether this process does background jobs. */
  readonly workers: boolean
  readonly trustProxy: number
  readonly logLevel: string
  /** How long a stop serves on, so that a balancer sees that this instance is not ready before it refuses anybody. */
  readonly drainSeconds: number
}

/** With what the app shows push services who it is: an ECDSA key pair as base64url, and where its operator can be reached. */
export interface Vapid {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

export interface Twilio {
  readonly accountSid: string
  readonly authToken: string
  readonly from: string
  readonly apiUrl: string | undefined
}

export interface MailFrom {
  readonly name: string
  readonly address: string
}

/** A setting that stops the start; the message says which one and why, for the person who set it. */
export class WrongSetting extends Error {}

const demoBookingUrl = 'https://booking.example.com/velora'

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1')
const address = z.httpUrl('must be an http or https address')
const pushHost = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:\d{1,5})?$/
const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/Los_Angeles')

const bucketWanted = 'must be https://KEY:SECRET@host/bucket, with ?region=… where it is not us-east-1'
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const mailFrom = /^(?:([^<>]+?)\s*<)?([^<>\s@]+@[^<>\s@]+)>?$/

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
  STAFF_GATE: z.string().regex(gatePattern, gateWanted).optional(),
  CLINIC_NAME: z.string().min(1).default('Velora'),
  CLINIC_TIME_ZONE: timeZone.default('America/Los_Angeles'),
  BOOKING_URL: address.optional(),
  NAV_VARIANT: z.enum(['A', 'B'], 'must be A or B').default('A'),
  PRINTED_CODES: flag.default(true),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be a P-256 public key as base64url, 87 characters')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be a P-256 private key as base64url, 43 characters')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(https:\/\/|mailto:)\S+$/, 'must be an https address or mailto: and an email address')
    .optional(),
  PUSH_HOSTS: z
    .string()
    .transform(hosts => hosts.split(',').map(host => host.trim().toLowerCase()))
    .refine(
      hosts => hosts.every(host => pushHost.test(host)),
      'must be names of hosts such as push.example.com or *.push.example.com, separated by commas',
    )
    .default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(mailFrom, 'must be an e-mail address, or a name with one: Velora <hello@example.com>')
    .optional(),
  TWILIO_ACCOUNT_SID: z.string().startsWith('AC', 'must begin with AC').optional(),
  TWILIO_AUTH_TOKEN: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+\d{8,15}|MG\w+)$/, 'must be a number such as +13105550100, or the id of a messaging service')
    .optional(),
  TWILIO_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  QUIET_HOURS: z
    .string()
    .regex(
      /^(off|([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)$/,
      'must be two times such as 21:00-09:00, or off',
    )
    .optional(),
  MARKETING_CAP: z
    .string()
    .regex(
      /^(off|(email|push|sms):[1-9]\d*(,(email|push|sms):[1-9]\d*)*)$/,
      'must be numbers by channel such as sms:1,push:3, or off',
    )
    .optional(),
  BIRTHDAY_SPECIALS: z.enum(['button', 'daily'], 'must be button or daily').default('button'),
  WORKERS: flag.default(true),
  TRUST_PROXY: z.coerce.number('must be a number of proxies').int().min(0).default(0),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').int().min(0).max(300).default(5),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})

export const settingNames = Object.keys(environment.shape)

/**
 * Reads the settings once, fills in what may be generated, and refuses to start on a wrong one. Outside demo mode also
 * on what is published; `butOldPhiKeys`: unless it only decrypts health data that was encrypted with it.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  exceptions: { readonly butOldPhiKeys?: boolean } = {},
): Settings {
  const settings = settingsIn(env)
  const open = settings.demo ? [] : publishedAmong(settings, exceptions)
  if (open.length > 0) throw new WrongSetting(open.join('\n'))
  return settings
}

function settingsIn(env: Readonly<Record<string, string | undefined>>): Settings {
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
  const appUrl = (s.APP_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, '')
  if (production) demandKeys(s)
  return {
    unknownSettings: unknownSettings(given, settingNames),
    host: s.HOST,
    port: s.PORT,
    appUrl,
    databaseUrl: s.DATABASE_URL,
    dataDir,
    photosUrl: s.PHOTOS_URL,
    demo,
    production,
    sessionKeys: (s.SESSION_KEYS ?? generated('SESSION_KEYS', dataDir)).split(','),
    phiKeys: phiKeysIn(s.PHI_KEYS ?? generated('PHI_KEYS', dataDir)),
    staffGate: staffGateIn(s.STAFF_GATE),
    staffCode: s.STAFF_CODE ?? (demo ? demoStaffCode : undefined),
    clinicName: s.CLINIC_NAME,
    timeZone: s.CLINIC_TIME_ZONE,
    bookingUrl: s.BOOKING_URL ?? (demo ? demoBookingUrl : undefined),
    navVariant: s.NAV_VARIANT,
    printedCodes: s.PRINTED_CODES,
    vapid: {
      ...(givenVapidKeys(s) ?? generatedVapidKeys(dataDir)),
      // Apple's push service takes no subject that names this machine.
      subject: s.VAPID_SUBJECT ?? (appUrl.startsWith('https:') ? appUrl : 'mailto:push@velora.example'),
    },
    pushHosts: s.PUSH_HOSTS,
    smtp: s.SMTP_URL ? { url: s.SMTP_URL, from: readMailFrom(s.MAIL_FROM, s.CLINIC_NAME) } : undefined,
    twilio: twilioIn(s),
    quietHours: quietHoursIn(s.QUIET_HOURS ?? (demo || !production ? 'off' : '21:00-09:00')),
    marketingCap: marketingCapIn(s.MARKETING_CAP ?? (demo || !production ? 'off' : 'sms:1')),
    birthdaySpecials: s.BIRTHDAY_SPECIALS,
    workers: s.WORKERS,
    trustProxy: s.TRUST_PROXY,
    logLevel: s.LOG_LEVEL,
    drainSeconds: s.DRAIN_SECONDS,
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

type GeneratedName = keyof typeof generatedOutsideProduction

/** Both at once: nobody should learn of the second only after the first. */
function demandKeys(given: Readonly<Partial<Record<GeneratedName, string | undefined>>>): void {
  const names: readonly GeneratedName[] = ['SESSION_KEYS', 'PHI_KEYS']
  const demands = names.filter(name => !given[name]).map(name => generatedOutsideProduction[name].demand)
  if (demands.length > 0) throw new WrongSetting(demands.join('\n'))
}

function generated(name: GeneratedName, dataDir: string): string {
  const { file, make } = generatedOutsideProduction[name]
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

type VapidKeys = Omit<Vapid, 'subject'>

function givenVapidKeys(s: z.output<typeof environment>): VapidKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = s
  if (!publicKey && !privateKey) return undefined
  if (!privateKey) throw new WrongSetting('VAPID_PRIVATE_KEY must be set where VAPID_PUBLIC_KEY is.')
  if (!publicKey) throw new WrongSetting('VAPID_PUBLIC_KEY must be set where VAPID_PRIVATE_KEY is.')
  if (publicKeyOf(Buffer.from(privateKey, 'base64url')) !== publicKey)
    throw new WrongSetting('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY.')
  return { publicKey, privateKey }
}

function generatedVapidKeys(dataDir: string): VapidKeys {
  const path = join(dataDir, 'vapid-keys.json')
  try {
    if (!existsSync(path)) keepNewVapidKeys(path)
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new WrongSetting(
      `VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set where DATA_DIR can’t keep them (${(error as Error).message}).`,
    )
  }
}

function keepNewVapidKeys(path: string): void {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys('base64url')
  // OpenSSL leaves out leading zeros; the key is always 32 bytes.
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

function twilioIn(s: z.output<typeof environment>): Twilio | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = s
  if (!accountSid && !authToken && !from) return undefined
  if (!accountSid || !authToken || !from)
    throw new WrongSetting('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.')
  return { accountSid, authToken, from, apiUrl: s.TWILIO_API_URL }
}

function quietHoursIn(text: string): Settings['quietHours'] {
  const [from, until] = text.split('-')
  return from && until ? { from, until } : undefined
}

function marketingCapIn(text: string): Settings['marketingCap'] {
  const pairs = text.split(',').map(pair => pair.split(':'))
  return Object.fromEntries(
    pairs.flatMap(([channel, most]) => (channel && most ? [[channel, Number(most)]] : [])),
  )
}

function readMailFrom(given: string | undefined, clinicName: string): MailFrom {
  const [, name = clinicName, address] = mailFrom.exec(given ?? '') ?? []
  if (!address)
    throw new WrongSetting('MAIL_FROM must be set with SMTP_URL: the address that members get mail from.')
  return { name, address }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
