import { resolve } from 'node:path'
import { marketingCapIn } from '#platform/kernel/marketing-cap.ts'
import { quietHoursIn } from '#platform/kernel/quiet-hours.ts'
import { type Environment, environment, settingNames, usualInProduction } from './environment.ts'
import { demandKeys, generated, generatedVapidKeys, givenVapidKeys } from './generated-keys.ts'
import { demoStaffCode, publishedAmong } from './published-secrets.ts'
import { mailServerIn } from './settings-of-mail.ts'
import { staffGateIn } from './staff-gate.ts'
import { unknownSettings } from './unknown-settings.ts'
import { WrongSetting } from './wrong-setting.ts'

/** The settings that the app uses; `environment.ts` explains each one. */
export type Settings = Readonly<ReturnType<typeof settingsIn>>
export type BackupSettings = NonNullable<Settings['backups']>

const demoBookingUrl = 'https://booking.example.com/velora'

/**
 * Reads the settings once, generates missing ones, and refuses to start on a wrong one. Outside demo mode it also
 * refuses published secrets. With `butOldPhiKeys`, it accepts a published key that only decrypts older health data.
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

function settingsIn(env: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  refuseSeveralProcesses(given)
  const result = environment.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new WrongSetting(lines.join('\n'))
  }
  const s = result.data
  const production = s.NODE_ENV === 'production'
  const demo = s.DEMO ?? !production
  const isClinic = production && !demo
  const dataDir = resolve(s.DATA_DIR)
  const appUrl = (s.APP_URL ?? `http://localhost:${s.PORT}`).replace(/\/$/, '')
  if (production) demandKeys(s)
  return {
    unknownSettings: unknownSettings(given, settingNames),
    host: s.HOST,
    port: s.PORT,
    appUrl,
    databaseUrl: s.DATABASE_URL,
    directDatabaseUrl: directDatabaseIn(s),
    databaseConnections: s.DATABASE_CONNECTIONS,
    dataDir,
    photosUrl: s.PHOTOS_URL,
    backups: backupsIn(s),
    snapshot: s.VELORA_SNAPSHOT,
    demo,
    production,
    sessionKeys: (s.SESSION_KEYS ?? generated('SESSION_KEYS', dataDir)).split(','),
    phiKeys: phiKeysIn(s.PHI_KEYS ?? generated('PHI_KEYS', dataDir)),
    staffGate: staffGateIn(s.STAFF_GATE),
    staffCode: s.STAFF_CODE ?? (demo ? demoStaffCode : undefined),
    clinicName: s.CLINIC_NAME,
    timeZone: s.CLINIC_TIME_ZONE,
    clinicCountry: s.CLINIC_COUNTRY,
    minimumAge: s.MINIMUM_AGE,
    bookingUrl: s.BOOKING_URL ?? (demo ? demoBookingUrl : undefined),
    navVariant: s.NAV_VARIANT,
    printedCodes: s.PRINTED_CODES,
    vapid: {
      ...(givenVapidKeys(s.VAPID_PUBLIC_KEY, s.VAPID_PRIVATE_KEY) ?? generatedVapidKeys(dataDir)),
      // Apple's push service rejects a subject that is a local address.
      subject: s.VAPID_SUBJECT ?? (appUrl.startsWith('https:') ? appUrl : 'mailto:push@velora.example'),
    },
    pushHosts: s.PUSH_HOSTS,
    smtp: mailServerIn(s),
    twilio: twilioIn(s),
    quietHours: quietHoursIn(s.QUIET_HOURS ?? (isClinic ? usualInProduction.QUIET_HOURS : 'off')),
    marketingCap: marketingCapIn(s.MARKETING_CAP ?? (isClinic ? usualInProduction.MARKETING_CAP : 'off')),
    birthdaySpecials: s.BIRTHDAY_SPECIALS,
    workers: s.WORKERS,
    trustProxy: s.TRUST_PROXY,
    logLevel: s.LOG_LEVEL,
    metricsToken: s.METRICS_TOKEN,
    metricsPort: metricsPortIn(s),
    otlpEndpoint: s.OTEL_EXPORTER_OTLP_ENDPOINT,
    drainSeconds: s.DRAIN_SECONDS,
  }
}

/** A former setting (D-365): a clinic that still sets it would run fewer processes than expected. */
function refuseSeveralProcesses({
  WEB_CONCURRENCY: processes = '1',
}: Readonly<Record<string, string | undefined>>) {
  if (processes !== '1')
    throw new WrongSetting(
      'WEB_CONCURRENCY must be 1 or unset, because each instance is one process. To run more, start more instances behind the ' +
        'same proxy (`deploy.replicas` in docker-compose.yml, more systemd units or pods), all with the same DATABASE_URL.',
    )
}

function directDatabaseIn({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl }: Environment) {
  if (directUrl !== undefined && url === undefined)
    throw new WrongSetting('DATABASE_DIRECT_URL needs DATABASE_URL: it’s for what can’t go through a pooler.')
  return directUrl ?? url
}

function phiKeysIn(text: string) {
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

function backupsIn(s: Environment) {
  const { BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase, BACKUP_AT: at } = s
  const { BACKUP_RECIPIENT: recipient, BACKUP_RECOVERY_CHECK: check } = s
  if (Boolean(recipient) !== Boolean(check))
    throw new WrongSetting('BACKUP_RECIPIENT and BACKUP_RECOVERY_CHECK must be set together.')
  if (to === undefined) return undefined
  if (passphrase === undefined)
    throw new WrongSetting(
      'BACKUP_PASSPHRASE must be set if BACKUP_TO is set. It encrypts the backups, and nobody can open one without it, so ' +
        'keep a copy elsewhere (openssl rand -base64 24).',
    )
  return { to, passphrase, at, ...(recipient && check && { recovery: { recipient, check } }) }
}

function metricsPortIn({ METRICS_PORT: port, METRICS_TOKEN: token }: Environment) {
  if (port !== undefined && token === undefined)
    throw new WrongSetting('METRICS_PORT needs METRICS_TOKEN, the token for reading the metrics there.')
  return port
}

function twilioIn(s: Environment) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from } = s
  if (!accountSid && !authToken && !from) return undefined
  if (!accountSid || !authToken || !from)
    throw new WrongSetting('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM must be set together.')
  return { accountSid, authToken, from, apiUrl: s.TWILIO_API_URL }
}
