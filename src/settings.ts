import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { newToken } from '#platform/kernel/ids.ts'

export interface Settings {
  readonly host: string
  readonly port: number
  readonly appUrl: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly demo: boolean
  readonly production: boolean
  readonly sessionKeys: readonly string[]
  readonly staffCode: string | undefined
  readonly clinicName: string
  readonly timeZone: string
  readonly bookingUrl: string
  readonly navVariant: 'A' | 'B'
  /** Absent: mail stays in the local outbox. */
  readonly smtp: { readonly url: string; readonly from: MailFrom } | undefined
  /** Whether this process does background jobs. */
  readonly workers: boolean
  readonly trustProxy: number
  readonly logLevel: string
}

export interface MailFrom {
  readonly name: string
  readonly address: string
}

/** A setting that stops the start; the message says which one and why, for the person who set it. */
export class WrongSetting extends Error {}

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform(value => value === '1')
const address = z.httpUrl('must be an http or https address')
const timeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/Los_Angeles')

const mailFrom = /^(?:([^<>]+?)\s*<)?([^<>\s@]+@[^<>\s@]+)>?$/

const environment = z.object({
  PORT: z.coerce.number('must be a port number').int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  APP_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  DATABASE_URL: z.string().startsWith('postgres', 'must begin with postgres://').optional(),
  DATA_DIR: z.string().default('.data'),
  NODE_ENV: z.string().optional(),
  DEMO: flag.optional(),
  SESSION_KEYS: z
    .string()
    .refine(
      keys => keys.split(',').every(key => key.length >= 32),
      'must have at least 32 characters each; several are separated by commas',
    )
    .optional(),
  STAFF_CODE: z
    .string()
    .regex(/^\d{8}$/, 'must be exactly eight digits')
    .optional(),
  CLINIC_NAME: z.string().min(1).default('Velora'),
  CLINIC_TIME_ZONE: timeZone.default('America/Los_Angeles'),
  BOOKING_URL: address.default('https://booking.example.com/velora'),
  NAV_VARIANT: z.enum(['A', 'B'], 'must be A or B').default('A'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(mailFrom, 'must be an e-mail address, or a name with one: Velora <hello@example.com>')
    .optional(),
  WORKERS: flag.default(true),
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
    demo,
    production,
    sessionKeys: s.SESSION_KEYS?.split(',') ?? generatedKeys(dataDir, production),
    staffCode: s.STAFF_CODE ?? (demo ? '24682468' : undefined),
    clinicName: s.CLINIC_NAME,
    timeZone: s.CLINIC_TIME_ZONE,
    bookingUrl: s.BOOKING_URL,
    navVariant: s.NAV_VARIANT,
    smtp: s.SMTP_URL ? { url: s.SMTP_URL, from: readMailFrom(s.MAIL_FROM, s.CLINIC_NAME) } : undefined,
    workers: s.WORKERS,
    trustProxy: s.TRUST_PROXY,
    logLevel: s.LOG_LEVEL,
  }
}

function generatedKeys(dataDir: string, production: boolean): readonly string[] {
  if (production) {
    throw new WrongSetting(
      'SESSION_KEYS must be set in production: at least 32 random characters that sign the session cookies ' +
        '(openssl rand -base64 32). All instances need the same.',
    )
  }
  const path = join(dataDir, 'session-keys')
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    writeFileSync(path, newToken(), { mode: 0o600 })
  }
  return readFileSync(path, 'utf8').trim().split(',')
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
