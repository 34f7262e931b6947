import { z } from 'zod'
import { isTimeZone } from '#platform/kernel/clinic-day.ts'
import { marketingCapPattern } from '#platform/kernel/marketing-cap.ts'
import { quietHoursPattern } from '#platform/kernel/quiet-hours.ts'
import { backupMeaning, backupSettings } from './backups/settings-of-backups.ts'
import { demoStaffCode } from './published-secrets.ts'
import {
  address,
  anyAddress,
  bucketWanted,
  flag,
  isBucket,
  isHost,
  isOrigin,
  isPostgresAddress,
  isSmtpAddress,
  postgresWanted,
  smtpWanted,
  wholeNumber,
} from './settings-checks.ts'
import {
  logLevels,
  mailFrom,
  mailRatePattern,
  mailRateWanted,
  pushHost,
  usualInProduction,
  usualTimeZone,
} from './settings-patterns.ts'
import { gatePattern, gateWanted, usualGate } from './staff-gate.ts'

/** Settings that README explains together: their types with their defaults, and what they mean. */
interface Row<Shape> {
  readonly settings: Shape
  readonly meaning: string
  /** What holds where none of them is set, when it can't be read from the settings one by one. */
  readonly defaults?: string
}

const row = <Shape extends z.ZodRawShape>(listed: Row<Shape>) => listed

/** What holds where the setting is left out, in words. */
const otherwise = <Type extends z.ZodType>(words: string, type: Type) =>
  type.optional().meta({ otherwise: words })

const listening = row({
  settings: {
    PORT: wholeNumber('must be a port number', 65_535).default(3000),
    HOST: z.string().refine(isHost, 'must be an IP address or the name of this machine').default('127.0.0.1'),
    APP_URL: otherwise(
      '`http://localhost:$PORT`',
      anyAddress.refine(
        isOrigin,
        'must be the address alone, such as https://vip.your-clinic.com, without a path',
      ),
    ),
  },
  meaning: 'where the server listens; public address: https makes cookies secure',
})

const database = row({
  settings: {
    DATABASE_URL: z.string().refine(isPostgresAddress, postgresWanted).optional(),
  },
  meaning: 'PostgreSQL ≥ 17; unset: the embedded one in `DATA_DIR`, for one process',
})

const files = row({
  settings: {
    DATA_DIR: z.string().default('.data'),
    PHOTOS_URL: z
      .url({ protocol: /^https?$/, error: bucketWanted })
      .refine(isBucket, bucketWanted)
      .optional(),
    ...backupSettings,
  },
  meaning:
    'embedded database, generated keys, photos; several instances share a folder or a bucket ' +
    `(\`https://KEY:SECRET@host/bucket?region=…\`); ${backupMeaning}`,
})

const demo = row({
  settings: { DEMO: otherwise('1 unless `NODE_ENV=production`', flag) },
  meaning: 'demo data and accounts, codes on `/test-qr`',
})

const keys = row({
  settings: {
    SESSION_KEYS: otherwise(
      'generated outside production',
      z
        .string()
        .refine(
          keys => keys.split(',').every(key => key.length >= 32),
          'must have at least 32 characters each; several are separated by commas',
        ),
    ),
    PHI_KEYS: otherwise('generated outside production', z.string()),
  },
  meaning:
    'comma-separated: the first signs, all verify; `name:base64` of 32 bytes, the first encrypts health data (intakes, ' +
    'diary, photos, notes of requests), all decrypt, and a name that was in use keeps its secret; [how to rotate](src/operations/README.md)',
})

const staff = row({
  settings: {
    STAFF_CODE: otherwise(
      `${demoStaffCode} in demo mode`,
      z.string().regex(/^\d{8}$/, 'must be exactly eight digits'),
    ),
    STAFF_GATE: otherwise(`\`${usualGate}\``, z.string().regex(gatePattern, gateWanted)),
  },
  meaning:
    'the first staff code, eight digits; wrong codes by address or device within minutes, first and longest closure, in ' +
    'all by hour and day; minutes idle and hours until it locks',
})

const clinic = row({
  settings: {
    CLINIC_NAME: z.string().min(1).default('Velora'),
    CLINIC_TIME_ZONE: z
      .string()
      .refine(isTimeZone, 'must be a time zone such as America/Los_Angeles')
      .default(usualTimeZone),
    MINIMUM_AGE: z.coerce.number('must be a number of years').int().min(0).max(99).default(18),
  },
  meaning:
    'the clinic; its days decide what "once a day" means; the Programme’s word wins; how old members must be to join and ' +
    'to agree to treatment, photos and texts',
})

const choices = row({
  settings: {
    BOOKING_URL: address.optional(),
    NAV_VARIANT: z.enum(['A', 'B'], 'must be A or B').default('A'),
    PRINTED_CODES: flag.default(true),
  },
  meaning:
    'booking link, without which nothing offers to book (a demo has an example); bottom navigation A or B; 0: only the ' +
    'code on the desk screen counts, which changes every 30 seconds; the Programme’s word wins',
})

const push = row({
  settings: {
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
  },
  defaults: 'generated into `DATA_DIR`',
  meaning: 'push notifications (all instances need the same keys), contact, hosts of further push services',
})

const mail = row({
  settings: {
    SMTP_URL: z.string().refine(isSmtpAddress, smtpWanted).optional(),
    MAIL_FROM: z
      .string()
      .regex(mailFrom, 'must be an e-mail address, or a name with one: Velora <hello@example.com>')
      .optional(),
    MAIL_RATE: z.string().regex(mailRatePattern, mailRateWanted).optional(),
  },
  meaning:
    'mail server (`smtps://user:password@host`) and sender; without, e-mail is refused (a demo has an outbox); what the ' +
    'provider takes at most, such as `14/second` or `30/minute`',
})

const mailSignIn = row({
  settings: {
    SMTP_OAUTH_CLIENT_ID: z.string().optional(),
    SMTP_OAUTH_CLIENT_SECRET: z.string().optional(),
    SMTP_OAUTH_REFRESH_TOKEN: z.string().optional(),
    SMTP_OAUTH_TOKEN_URL: otherwise('Google’s', anyAddress),
    DKIM_SELECTOR: z
      .string()
      .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i, 'must be a name such as velora')
      .optional(),
    DKIM_PRIVATE_KEY: z.string().optional(),
  },
  defaults: 'unset',
  meaning:
    'signing in to the mail server without a password (Microsoft 365, Google Workspace), and signing mails for the domain of ' +
    '`MAIL_FROM`: [examples](src/operations/mail.md)',
})

const running = row({
  settings: {
    WORKERS: flag.default(true),
    TRUST_PROXY: wholeNumber('must be a number of proxies, 10 at the most', 10).default(0),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    DRAIN_SECONDS: wholeNumber('must be a number of seconds, 300 at the most', 300).default(5),
    METRICS_TOKEN: z
      .string()
      .regex(/^\S{24,}$/, 'must have at least 24 characters, none of them a space')
      .optional(),
    METRICS_PORT: wholeNumber('must be a port number', 65_535).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: anyAddress.optional(),
  },
  meaning:
    '0: no background jobs here, `npm run cli -- worker` does them without HTTP; proxies in front; fatal to trace, or silent; how long a stop (SIGTERM) serves on while `/readyz` says 503: it ' +
    'ends 10 s later at most; who has the token reads `/metrics` (Prometheus), `npm run cli -- worker` has a port for it; the ' +
    'collector that takes traces (OTLP over HTTP)',
})

const texts = row({
  settings: {
    TWILIO_ACCOUNT_SID: z.string().startsWith('AC', 'must begin with AC').optional(),
    TWILIO_AUTH_TOKEN: z.string().optional(),
    TWILIO_FROM: z
      .string()
      .regex(
        /^(\+\d{8,15}|MG\w+)$/,
        'must be a number such as +13105550100, or the id of a messaging service',
      )
      .optional(),
    TWILIO_API_URL: anyAddress.optional(),
  },
  meaning:
    "SMS; without, they are refused (a demo has an outbox). Twilio's webhook for answers is `/api/webhooks/twilio`",
})

const marketing = row({
  settings: {
    QUIET_HOURS: z
      .string()
      .regex(quietHoursPattern, 'must be two times such as 21:00-09:00, or off')
      .optional(),
    MARKETING_CAP: z
      .string()
      .regex(marketingCapPattern, 'must be numbers by channel such as sms:1,push:3, or off')
      .optional(),
    BIRTHDAY_SPECIALS: z.enum(['button', 'daily'], 'must be button or daily').default('button'),
  },
  defaults: `\`${usualInProduction.QUIET_HOURS}\`, \`${usualInProduction.MARKETING_CAP}\` in production, else off; \`button\``,
  meaning:
    "when marketing waits, by the clinic's clock; how much a member gets by channel and day; `daily`: birthday specials " +
    "go out by themselves, at nine on the day; never beside the button's; the Programme’s word wins",
})

/** As README lists them. */
export const settingRows: readonly Row<z.ZodRawShape>[] = [
  listening,
  database,
  files,
  demo,
  keys,
  staff,
  clinic,
  choices,
  push,
  mail,
  mailSignIn,
  running,
  texts,
  marketing,
]

/** Every setting, written once: its name, its type and its default. */
export const environment = z.object({
  ...listening.settings,
  ...database.settings,
  ...files.settings,
  NODE_ENV: z
    .enum(
      ['production', 'development', 'test'],
      'must be production, development or test: anything else would start a demo',
    )
    .optional(),
  ...demo.settings,
  ...keys.settings,
  ...staff.settings,
  ...clinic.settings,
  ...choices.settings,
  ...push.settings,
  ...mail.settings,
  ...mailSignIn.settings,
  ...texts.settings,
  ...marketing.settings,
  ...running.settings,
})

export const settingNames = Object.keys(environment.shape)
