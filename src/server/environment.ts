import { z } from 'zod'
import { isTimeZone } from '#platform/kernel/clinic-day.ts'
import { marketingCapPattern } from '#platform/kernel/marketing-cap.ts'
import { quietHoursPattern } from '#platform/kernel/quiet-hours.ts'
import { demoStaffCode } from './published-secrets.ts'
import * as checks from './settings-checks.ts'
import { gatePattern, gateWanted, usualGate } from './staff-gate.ts'

/** A setting and its description for settings.md, with the default's description if the type doesn't show it. */
const setting = <Type extends z.ZodType>(means: string, type: Type, otherwise?: string): Type =>
  type.meta({ means, ...(otherwise && { otherwise }) })

const { address, anyAddress, flag, wholeNumber } = checks
const text = z.string()
const port = wholeNumber('must be a port number', 65_535)

/** Defaults for clinics; demos and development have none. */
export const usualInProduction = { QUIET_HOURS: '21:00-09:00', MARKETING_CAP: 'sms:1' }

/** Every setting, defined once: its name, type, default and description. */
export const environment = z.object({
  NODE_ENV: setting(
    '`production` for a clinic: requires its own keys, and starts no demo.',
    z
      .enum(
        ['production', 'development', 'test'],
        'must be production, development or test: anything else would start a demo',
      )
      .optional(),
  ),
  PORT: setting('The port that the server listens on.', port.default(3000)),
  HOST: setting(
    'The address that the server listens on.',
    text.refine(checks.isHost, 'must be an IP address or the name of this machine').default('127.0.0.1'),
  ),
  APP_URL: setting(
    'The public address; https makes cookies secure.',
    anyAddress
      .refine(checks.isOrigin, 'must be an address without a path, such as https://vip.your-clinic.com')
      .optional(),
    '`http://localhost:$PORT`',
  ),
  TRUST_PROXY: setting(
    'The number of proxies in front.',
    wholeNumber('must be a number of proxies, at most 10', 10).default(0),
  ),
  DATABASE_URL: setting(
    'PostgreSQL 17 or newer. Without it, the embedded database in `DATA_DIR`, for one process.',
    text.refine(checks.isPostgresAddress, checks.postgresWanted).optional(),
  ),
  DATABASE_DIRECT_URL: setting(
    'PostgreSQL itself, if `DATABASE_URL` is a pooler. For `LISTEN`, migrations and backups: [how](README.md).',
    text.refine(checks.isPostgresAddress, checks.postgresWanted).optional(),
    '`DATABASE_URL`',
  ),
  DATABASE_CONNECTIONS: setting(
    'The most connections to PostgreSQL per process, in addition to two for `LISTEN`.',
    wholeNumber('must be a number of connections, at most 100', 100).default(10),
  ),
  DATA_DIR: setting('The folder of the embedded database, generated keys and photos.', text.default('.data')),
  PHOTOS_URL: setting(
    'A bucket for photos, `https://KEY:SECRET@host/bucket?region=…`. All instances must share one bucket, or one folder.',
    z
      .url({ protocol: /^https?$/, error: checks.bucketWanted })
      .refine(checks.isBucket, checks.bucketWanted)
      .optional(),
  ),
  BACKUP_TO: setting(
    'The folder or bucket for the daily backup: [how](README.md).',
    text.refine(checks.isPlace, checks.bucketWanted.replace('must be', 'must be a folder, or')).optional(),
  ),
  BACKUP_PASSPHRASE: setting(
    'Encrypts and decrypts backups. Keep a copy elsewhere.',
    text.min(20, 'must have at least 20 characters').optional(),
  ),
  BACKUP_RECIPIENT: setting(
    'The public half of the recovery key (`age-keygen`), which decrypts backups without the passphrase.',
    text.regex(/^age1[02-9ac-hj-np-z]{58}$/, 'must be an age recipient: age1…').optional(),
  ),
  BACKUP_RECOVERY_CHECK: setting(
    'A hash that checks the recovery key’s last six characters, once a year: [how](README.md).',
    text.regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits').optional(),
  ),
  BACKUP_AT: setting(
    'When the daily backup starts, in the clinic’s time zone.',
    // Scheduled tasks are checked every ten minutes.
    text
      .regex(/^(?:[01]\d|2[0-2]):[0-5]\d$|^23:[0-4]\d$/, 'must be a time such as 03:00, no later than 23:49')
      .default('03:00'),
  ),
  VELORA_SNAPSHOT: setting(
    'The name of a snapshot that you made yourself, for one update. Without it, an update makes a backup first: [how](README.md).',
    text.optional(),
  ),
  DEMO: setting(
    'Demo data and accounts, codes on `/test-qr`.',
    flag.optional(),
    '1 unless `NODE_ENV=production`',
  ),
  SESSION_KEYS: setting(
    'Sign sessions. Separate several keys by commas: the first signs, and all verify.',
    text
      .refine(
        keys => keys.split(',').every(key => key.length >= 32),
        'must have at least 32 characters each, with commas between several keys',
      )
      .optional(),
    'generated outside production',
  ),
  PHI_KEYS: setting(
    'Encrypt health data (intakes, diary, photos, request notes), as `name:base64` of 32 bytes. The first key encrypts, ' +
      'and all decrypt. Never change the secret of a name that was in use: [how to rotate](README.md).',
    text.optional(),
    'generated outside production',
  ),
  STAFF_CODE: setting(
    'The first staff code.',
    text.regex(/^\d{8}$/, 'must be exactly eight digits').optional(),
    `${demoStaffCode} in a demo`,
  ),
  STAFF_GATE: setting(
    'Wrong staff codes allowed per address or device, and within how many minutes. How long the gate then closes, at first and at ' +
      'most. Wrong codes allowed in total per hour and per day. After how many idle minutes, and hours in all, the staff area locks.',
    text.regex(gatePattern, gateWanted).optional(),
    `\`${usualGate}\``,
  ),
  CLINIC_NAME: setting('The clinic’s name. The Program overrides it.', text.min(1).default('Velora')),
  CLINIC_TIME_ZONE: setting(
    'Decides when a day begins, such as for “once a day”. The Program overrides it.',
    text.refine(isTimeZone, 'must be a time zone such as America/Los_Angeles').default('America/Los_Angeles'),
  ),
  CLINIC_COUNTRY: setting(
    'Two letters: the country of phone numbers without a country code.',
    text.regex(/^[A-Z]{2}$/, 'must be two letters such as US').default('US'),
  ),
  MINIMUM_AGE: setting(
    'How old members must be to join, and to agree to treatment, photos and texts.',
    z.coerce.number('must be a number of years').int().min(0).max(99).default(18),
  ),
  BOOKING_URL: setting(
    'Without it, there are no booking buttons (a demo has an example). The Program overrides it.',
    address.optional(),
  ),
  NAV_VARIANT: setting('Bottom navigation A or B.', z.enum(['A', 'B'], 'must be A or B').default('A')),
  PRINTED_CODES: setting(
    'If 0, only the code on the desk’s screen counts, which changes every 30 seconds.',
    flag.default(true),
  ),
  QUIET_HOURS: setting(
    'When marketing waits, in the clinic’s time zone. The Program overrides it.',
    text.regex(quietHoursPattern, 'must be two times such as 21:00-09:00, or off').optional(),
    `\`${usualInProduction.QUIET_HOURS}\` in production, otherwise off`,
  ),
  MARKETING_CAP: setting(
    'The most marketing messages that a member gets per channel and day. The Program overrides it.',
    text.regex(marketingCapPattern, 'must be numbers by channel such as sms:1,push:3, or off').optional(),
    `\`${usualInProduction.MARKETING_CAP}\` in production, otherwise off`,
  ),
  BIRTHDAY_SPECIALS: setting(
    '`button`: staff send birthday specials. `daily`: they’re sent automatically at 9 AM on the birthday.',
    z.enum(['button', 'daily'], 'must be button or daily').default('button'),
  ),
  SMTP_URL: setting(
    'The mail server, `smtps://user:password@host`. Without it, email is refused (a demo has an outbox).',
    text.refine(checks.isSmtpAddress, checks.smtpWanted).optional(),
  ),
  MAIL_FROM: setting(
    'The sender.',
    text
      .regex(checks.mailFrom, 'must be an email address, or a name with one: Velora <hello@example.com>')
      .optional(),
  ),
  MAIL_RATE: setting(
    'How much email the provider accepts, such as `14/second` or `30/minute`.',
    text.regex(checks.mailRatePattern, checks.mailRateWanted).optional(),
  ),
  SMTP_OAUTH_CLIENT_ID: setting(
    'For signing in to the mail server without a password (Microsoft 365, Google Workspace), with the next three: ' +
      '[examples](mail.md).',
    text.optional(),
  ),
  SMTP_OAUTH_CLIENT_SECRET: setting('The client’s secret.', text.optional()),
  SMTP_OAUTH_REFRESH_TOKEN: setting('The token that gets new access tokens.', text.optional()),
  SMTP_OAUTH_TOKEN_URL: setting('Where access tokens come from.', anyAddress.optional(), 'Google’s'),
  DKIM_SELECTOR: setting(
    'For signing email with the next setting, for the domain of `MAIL_FROM`: [examples](mail.md).',
    text.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i, 'must be a name such as velora').optional(),
  ),
  DKIM_PRIVATE_KEY: setting('An RSA key, as PEM or as the base64 of its DER.', text.optional()),
  TWILIO_ACCOUNT_SID: setting(
    'For texts. Without it, they’re refused (a demo has an outbox). Set Twilio’s webhook for replies to `/api/webhooks/twilio`.',
    text.startsWith('AC', 'must start with AC').optional(),
  ),
  TWILIO_AUTH_TOKEN: setting('Twilio’s auth token.', text.optional()),
  TWILIO_FROM: setting(
    'The number that texts come from, or a messaging service’s ID.',
    text
      .regex(/^(\+\d{8,15}|MG\w+)$/, 'must be a number such as +13105550100, or a messaging service’s ID')
      .optional(),
  ),
  TWILIO_API_URL: setting('A different address for Twilio’s API.', anyAddress.optional()),
  VAPID_PUBLIC_KEY: setting(
    'For push notifications. All instances need the same pair.',
    text.regex(/^[\w-]{87}$/, 'must be a P-256 public key as base64url, 87 characters').optional(),
    'generated into `DATA_DIR`',
  ),
  VAPID_PRIVATE_KEY: setting(
    'The private half of the pair.',
    text.regex(/^[\w-]{43}$/, 'must be a P-256 private key as base64url, 43 characters').optional(),
    'generated into `DATA_DIR`',
  ),
  VAPID_SUBJECT: setting(
    'How push services can contact you.',
    text
      .regex(/^(https:\/\/|mailto:)\S+$/, 'must be an https address or mailto: and an email address')
      .optional(),
    'the public address',
  ),
  PUSH_HOSTS: setting(
    'Hosts of additional push services, separated by commas.',
    text
      .transform(hosts => hosts.split(',').map(host => host.trim().toLowerCase()))
      .refine(
        hosts => hosts.every(host => checks.pushHost.test(host)),
        'must be host names such as push.example.com or *.push.example.com, separated by commas',
      )
      .default([]),
    'none',
  ),
  WORKERS: setting(
    'If 0, this process runs no background jobs. `npm run cli -- worker` runs them without HTTP.',
    flag.default(true),
  ),
  LOG_LEVEL: setting(
    `One of ${checks.logLevels.join(', ')}.`,
    z.enum(checks.logLevels, `must be one of ${checks.logLevels.join(', ')}`).default('info'),
  ),
  DRAIN_SECONDS: setting(
    'How long it keeps serving after SIGTERM while `/readyz` returns 503. It exits within another 10 s.',
    wholeNumber('must be a number of seconds, at most 300', 300).default(5),
  ),
  METRICS_TOKEN: setting(
    'The token for reading `/metrics` (Prometheus).',
    text.regex(/^\S{24,}$/, 'must have at least 24 characters and no spaces').optional(),
  ),
  METRICS_PORT: setting('The port for the metrics of `npm run cli -- worker`.', port.optional()),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting('Where traces go (OTLP over HTTP).', anyAddress.optional()),
})

export type Environment = z.output<typeof environment>
export const settingNames = Object.keys(environment.shape)

/** Generates the settings page. */
export function settingsPage(): string {
  const lines = Object.entries(environment.shape).map(
    ([name, type]) => `| \`${name}\` | ${defaultOf(type)} | ${type.meta()?.['means']} |`,
  )
  return `# Settings\n\n${['| environment variable | default | meaning |', '|---|---|---|', ...lines].join('\n')}\n`
}

function defaultOf(type: z.ZodType): string {
  const { otherwise } = type.meta() ?? {}
  if (typeof otherwise === 'string') return otherwise
  const value = type.parse(undefined)
  if (value === undefined) return 'unset'
  return typeof value === 'boolean' ? String(Number(value)) : `${value}`
}
