import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { settingsPage } from '../../src/server/environment.ts'
import { readSettings } from '../../src/server/settings.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'velora-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const key = 'k'.repeat(32)
const phiKey = (name: string, fill = name) => `${name}:${Buffer.alloc(32, fill).toString('base64')}`
const read = (env: Record<string, string>) => readSettings({ DATA_DIR: folder, ...env })

describe('the settings', () => {
  it('have a default for everything outside production', () => {
    expect(read({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      appUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      demo: true,
      staffCode: '24682468',
      clinicName: 'Velora',
      timeZone: 'America/Los_Angeles',
      navVariant: 'A',
      trustProxy: 0,
      logLevel: 'info',
    })
  })

  it('read a direct address of the database beside a pooler’s', () => {
    const [DATABASE_URL, DATABASE_DIRECT_URL] = ['postgres://pooler/velora', 'postgres://primary/velora']
    expect(read({ DATABASE_URL }).directDatabaseUrl).toBe(DATABASE_URL)
    expect(read({ DATABASE_URL, DATABASE_DIRECT_URL })).toMatchObject({
      databaseUrl: DATABASE_URL,
      directDatabaseUrl: DATABASE_DIRECT_URL,
    })
    expect(() => read({ DATABASE_DIRECT_URL })).toThrow('DATABASE_DIRECT_URL needs DATABASE_URL')
  })

  it('read who mail is from, by name or by the clinic’s', () => {
    const SMTP_URL = 'smtps://user:secret@mail.clinic.test'
    expect(read({ SMTP_URL, MAIL_FROM: 'Glow Spa <hello@clinic.test>' }).smtp).toEqual({
      url: SMTP_URL,
      from: { name: 'Glow Spa', address: 'hello@clinic.test' },
      oauth2: undefined,
      dkim: undefined,
      mailsPerMinute: undefined,
    })
    expect(read({ SMTP_URL, MAIL_FROM: 'hello@clinic.test' }).smtp?.from.name).toBe('Velora')
    expect(read({}).smtp).toBeUndefined()
  })

  const mailServer = { SMTP_URL: 'smtp://front%40clinic.test@smtp.office365.com:587', MAIL_FROM: 'a@b.test' }
  const oauth2 = {
    SMTP_OAUTH_CLIENT_ID: 'client',
    SMTP_OAUTH_CLIENT_SECRET: 'secret',
    SMTP_OAUTH_REFRESH_TOKEN: 'refresh',
  }
  const tokenUrl = 'https://login.microsoftonline.com/tenant/oauth2/v2.0/token'

  it('read how to sign in to a mail server that takes no passwords', () => {
    const { smtp } = read({ ...mailServer, ...oauth2, SMTP_OAUTH_TOKEN_URL: tokenUrl })
    expect(smtp?.oauth2).toEqual({
      clientId: 'client',
      clientSecret: 'secret',
      refreshToken: 'refresh',
      tokenUrl,
    })
    const google = read({ ...mailServer, ...oauth2, SMTP_URL: 'smtps://a%40b.test@smtp.gmail.com' })
    expect(google.smtp?.oauth2?.tokenUrl).toBe('https://oauth2.googleapis.com/token')
  })

  it('read the key that signs mails in each form that fits into an environment file', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const der = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
    for (const DKIM_PRIVATE_KEY of [pem, pem.replaceAll('\n', '\\n'), der])
      expect(read({ ...mailServer, DKIM_SELECTOR: 'velora', DKIM_PRIVATE_KEY }).smtp?.dkim).toEqual({
        selector: 'velora',
        privateKey: pem,
      })
  })

  it('read how many mails the provider takes', () => {
    expect(read({ ...mailServer, MAIL_RATE: '14/second' }).smtp?.mailsPerMinute).toBe(840)
    expect(read({ ...mailServer, MAIL_RATE: '30/minute' }).smtp?.mailsPerMinute).toBe(30)
  })

  it.each([
    [{ ...mailServer, ...oauth2 }, 'SMTP_OAUTH_TOKEN_URL must be the URL where smtp.office365.com'],
    [{ ...mailServer, SMTP_OAUTH_CLIENT_ID: 'client' }, 'SMTP_OAUTH_REFRESH_TOKEN must be set together'],
    [
      { ...mailServer, ...oauth2, SMTP_URL: 'smtp://smtp.gmail.com' },
      'SMTP_URL must name the account that SMTP_OAUTH_REFRESH_TOKEN is for',
    ],
    [oauth2, 'SMTP_OAUTH_CLIENT_ID needs SMTP_URL'],
    [{ ...mailServer, DKIM_SELECTOR: 'velora' }, 'DKIM_PRIVATE_KEY must be set together'],
    [
      { ...mailServer, DKIM_SELECTOR: 'velora', DKIM_PRIVATE_KEY: 'x' },
      'DKIM_PRIVATE_KEY must be an RSA key',
    ],
    [{ ...mailServer, DKIM_SELECTOR: 'v e', DKIM_PRIVATE_KEY: 'x' }, 'DKIM_SELECTOR must be a name'],
    [{ ...mailServer, MAIL_RATE: '10/minute' }, 'MAIL_RATE must be a number of emails'],
    [{ ...mailServer, MAIL_RATE: 'fast' }, 'MAIL_RATE must be a number of emails'],
    [{ SMTP_URL: 'smtp://mail.clinic.test' }, 'MAIL_FROM must be set with SMTP_URL'],
    [{ SMTP_URL: 'https://mail.clinic.test' }, 'SMTP_URL must be an smtp or smtps address'],
    [{ MAIL_FROM: 'Glow Spa' }, 'MAIL_FROM must be an email address'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN must have at least 24 characters'],
    [{ WORKERS: 'yes' }, 'WORKERS must be 0 or 1'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent'],
    [{ PORT: '99999' }, 'PORT must be a port number'],
    [
      { WEB_CONCURRENCY: '2' },
      'WEB_CONCURRENCY must be 1 or unset, because each instance is one process. To run more,',
    ],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be a number of proxies'],
  ])('refuse %j', (env, message) => {
    expect(() => read(env)).toThrow(message)
  })

  it('generate the keys once, for the owner’s eyes only', () => {
    expect(read({}).sessionKeys).toEqual(read({}).sessionKeys)
    expect(read({}).phiKeys).toEqual(read({}).phiKeys)
    expect(read({}).phiKeys).toEqual([{ id: 'k1', secret: expect.objectContaining({ length: 32 }) }])
    for (const file of ['session-keys', 'phi-keys'])
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).sort()).toEqual(['phi-keys', 'session-keys', 'vapid-keys.json'])
  })

  it('take several keys for health data, the first of which encrypts', () => {
    const { phiKeys } = read({ PHI_KEYS: `${phiKey('k2')}, ${phiKey('k1')}` })
    expect(phiKeys.map(({ id, secret }) => [id, secret.toString()])).toEqual([
      ['k2', 'k2'.repeat(16)],
      ['k1', 'k1'.repeat(16)],
    ])
  })

  it('refuse a damaged file of keys for health data rather than make new ones', () => {
    const damaged = mkdtempSync(join(tmpdir(), 'velora-settings-'))
    writeFileSync(join(damaged, 'phi-keys'), '')
    expect(() => read({ DATA_DIR: damaged })).toThrow(/^PHI_KEYS must be keys of 32 bytes/)
    rmSync(damaged, { recursive: true })
  })

  it('take a bucket for photos only with its credentials and its name', () => {
    expect(read({}).photosUrl).toBeUndefined()
    const bucket = 'https://KEY:SECRET@s3.eu-central-1.amazonaws.com/velora-photos?region=eu-central-1'
    expect(read({ PHOTOS_URL: bucket }).photosUrl).toBe(bucket)
    for (const wrong of ['https://s3.amazonaws.com/velora', 'https://KEY:SECRET@s3.amazonaws.com', 'velora'])
      expect(() => read({ PHOTOS_URL: wrong })).toThrow('PHOTOS_URL must be https://KEY:SECRET@host/bucket')
  })

  it('generate the keys for pushes once, in production too, for the owner’s eyes only', () => {
    const { vapid } = read({ APP_URL: 'https://velora.test' })
    expect(vapid).toEqual({
      publicKey: expect.stringMatching(/^B[\w-]{86}$/),
      privateKey: expect.stringMatching(/^[\w-]{43}$/),
      subject: 'https://velora.test',
    })
    const production = {
      NODE_ENV: 'production',
      SESSION_KEYS: key,
      PHI_KEYS: phiKey('k1'),
      APP_URL: 'https://velora.test',
    }
    expect(read(production).vapid).toEqual(vapid)
    expect(statSync(join(folder, 'vapid-keys.json')).mode & 0o777).toBe(0o600)
  })

  it('take the keys for pushes that are given, as a pair that belongs together', () => {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = vapidKeys
    expect(read({ ...vapidKeys, VAPID_SUBJECT: 'mailto:a@b.test' }).vapid).toEqual({
      publicKey: VAPID_PUBLIC_KEY,
      privateKey: VAPID_PRIVATE_KEY,
      subject: 'mailto:a@b.test',
    })
    expect(() => read({ VAPID_PUBLIC_KEY })).toThrow(/^VAPID_PRIVATE_KEY must be set/)
    expect(() => read({ VAPID_PRIVATE_KEY })).toThrow(/^VAPID_PUBLIC_KEY must be set/)
    const other = read({}).vapid.publicKey
    expect(() => read({ VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY: other })).toThrow(/doesn’t match/)
  })

  it('say what to set where the keys for pushes can’t be kept', () => {
    const DATA_DIR = join(folder, 'session-keys', 'inside-a-file')
    expect(() => read({ DATA_DIR, SESSION_KEYS: key, PHI_KEYS: phiKey('k1') })).toThrow(
      /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY/,
    )
  })

  it('take further hosts of push services', () => {
    expect(read({}).pushHosts).toEqual([])
    const PUSH_HOSTS = 'push.clinic.test:8443, *.Push.clinic.test'
    expect(read({ PUSH_HOSTS }).pushHosts).toEqual(['push.clinic.test:8443', '*.push.clinic.test'])
  })

  it('invent no booking link outside of demo mode', () => {
    expect(read({}).bookingUrl).toBe('https://booking.example.com/velora')
    expect(read({ DEMO: '0' }).bookingUrl).toBeUndefined()
    expect(read({ DEMO: '0', BOOKING_URL: 'https://glow.test/book' }).bookingUrl).toBe(
      'https://glow.test/book',
    )
  })

  it('treat an empty value as none', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SESSION_KEYS: '' }).port).toBe(3000)
  })

  it('take several session keys and an address with a slash at its end', () => {
    expect(read({ SESSION_KEYS: `${key},${key}2`, APP_URL: 'https://velora.test/' })).toMatchObject({
      sessionKeys: [key, `${key}2`],
      appUrl: 'https://velora.test',
    })
  })

  const refused: Readonly<Record<string, readonly string[]>> = {
    PORT: ['eighty', '70000', ' ', '0x50'],
    APP_URL: [
      'velora',
      'ftp://velora.test',
      'https://velora.test/vip',
      'https://velora.test?from=mail',
      'https://olga:secret@velora.test',
    ],
    DATABASE_URL: [
      'mysql://velora',
      'postgres://user:12/3@db.clinic.test/velora',
      'postgres://user:p@ss@db.clinic.test/velora',
      'postgres://user:12#3@db.clinic.test/velora',
      'postgres://user:12?3@db.clinic.test/velora',
      'postgres://user:100%@db.clinic.test/velora',
      'postgres://one.clinic.test,two.clinic.test/velora',
      'postgres:velora',
    ],
    DEMO: ['yes'],
    SESSION_KEYS: ['short', `${key},`, `${key},short`],
    PHI_KEYS: ['k1', `k1:${'a'.repeat(42)}`, `${phiKey('k1')},`, `${phiKey('k1')},${phiKey('k1', 'other')}`],
    STAFF_CODE: ['1234', '1234567a'],
    STAFF_GATE: ['idle', 'idle:0', 'idle:30,forever:1', 'failures:5 hour:20'],
    CLINIC_TIME_ZONE: ['Los Angeles'],
    BOOKING_URL: ['javascript:alert(1)'],
    NAV_VARIANT: ['C'],
    VAPID_PUBLIC_KEY: ['short'],
    VAPID_PRIVATE_KEY: ['short'],
    VAPID_SUBJECT: ['the clinic'],
    PUSH_HOSTS: ['127.0.0.1', '*', 'https://push.clinic.test', 'localhost'],
    TRUST_PROXY: ['-1', 'true', '1e1', '11'],
    HOST: ['localhost:3000', 'http://0.0.0.0', '1.2.3'],
    DRAIN_SECONDS: [' '],
    NODE_ENV: ['prod'],
    LOG_LEVEL: ['loud'],
    // Each would be read as an address of another server: 'user', 'ss', 'word'.
    SMTP_URL: [
      'smtp://user:12/3@mail.clinic.test',
      'smtp://user:pass/word@mail.clinic.test',
      'smtp://user:p@ss@mail.clinic.test',
      'smtp://user@clinic.test:secret@mail.clinic.test',
      'smtp://user:12#3@mail.clinic.test',
      'smtp://user:12?3@mail.clinic.test',
      'smtp://user:100%@mail.clinic.test',
      'smtp://mail.clinic.test/inbox',
      'smtp://mail.clinic.test:99999',
      'smtp://',
    ],
    PHOTOS_URL: [
      'https://KEY:SEC/RET@s3.clinic.test/photos',
      'https://KEY:100%@s3.clinic.test/photos',
      'https:/KEY:SECRET@s3.clinic.test/photos',
    ],
    BACKUP_TO: ['https:/KEY:SECRET@s3.clinic.test/backups', 's3:clinic/backups'],
  }
  it.each(Object.entries(refused).flatMap(([name, values]) => values.map(value => [name, value] as const)))(
    'refuse to start on %s=%s, saying so',
    (name, value) => {
      expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} \\S+`))
    },
  )

  it.each([
    ['SMTP_URL', 'smtps://user%40clinic.test:p%40ss%2Fw%23%3F@mail.clinic.test:465'],
    ['SMTP_URL', 'smtp://[::1]:1025/?pool=true'],
    [
      'DATABASE_URL',
      'postgres://user:p%40ss@db.clinic.test:5432/velora?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    ],
    ['DATABASE_URL', 'postgresql:///velora?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgresql://%2Fvar%2Frun%2Fpostgresql/velora'],
    ['PHOTOS_URL', 'https://KEY:SEC%2FRET+1@s3.clinic.test/photos?region=eu-central-1'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', 'localhost'],
    ['TRUST_PROXY', '2'],
  ])('take %s=%s', (name, value) => {
    expect(() => read({ [name]: value, MAIL_FROM: 'hello@clinic.test' })).not.toThrow()
  })

  it('name every wrong setting at once', () => {
    expect(() => read({ PORT: 'x', NAV_VARIANT: 'C' })).toThrow(/PORT .*\nNAV_VARIANT /)
  })

  it('demand both kinds of keys in production, and no demo there unless asked', () => {
    const production = { NODE_ENV: 'production', SESSION_KEYS: key, PHI_KEYS: phiKey('k1') }
    expect(() => read({ ...production, SESSION_KEYS: '' })).toThrow(/^SESSION_KEYS must be set in production/)
    expect(() => read({ ...production, PHI_KEYS: '' })).toThrow(/^PHI_KEYS must be set in production/)
    expect(read(production)).toMatchObject({ demo: false, staffCode: undefined })
    expect(read({ ...production, DEMO: '1' }).demo).toBe(true)
  })
})

describe('BACKUP_TO', () => {
  it('is a folder or a bucket, needs a passphrase, and takes no other address for a folder', () => {
    const env = {
      DATA_DIR: '/nowhere',
      SESSION_KEYS: 'x'.repeat(32),
      PHI_KEYS: `k1:${'A'.repeat(43)}=`,
      ...vapidKeys,
    }
    const read = (BACKUP_TO: string, BACKUP_PASSPHRASE = 'p'.repeat(20)) =>
      readSettings({ ...env, BACKUP_TO, BACKUP_PASSPHRASE }).backups
    expect(read('/var/backups')).toEqual({ to: '/var/backups', passphrase: 'p'.repeat(20), at: '03:00' })
    expect(read('https://key:secret@host/bucket')?.to).toBe('https://key:secret@host/bucket')
    for (const wrong of [
      's3://key:secret@host/bucket',
      'https://key:secret@host',
      'https://host/my-secret-bucket',
    ])
      expect(() => read(wrong)).toThrow(
        /^(?!.*secret)BACKUP_TO must be a folder, or https:\/\/KEY:SECRET@host\/bucket/,
      )
    expect(() => read('/var/backups', '')).toThrow(/^BACKUP_PASSPHRASE must be set if BACKUP_TO is/)
    expect(() => read('/var/backups', 'short')).toThrow('BACKUP_PASSPHRASE must have at least 20 characters')
  })
})

it('the page about settings is what `npm run api` writes from them', () => {
  const page = readFileSync(new URL('../../src/operations/settings.md', import.meta.url), 'utf8')
  expect(page).toBe(settingsPage())
})

it('take what the operators’ page types for BACKUP_RECOVERY_CHECK', () => {
  const page = readFileSync(new URL('../../src/operations/README.md', import.meta.url), 'utf8')
  const [, command = ''] = /`(printf [^`]*sha256sum[^`]*)`/.exec(page) ?? []
  const check = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).trim()
  const recipient = `age1${'q'.repeat(58)}`
  expect(read({ BACKUP_RECIPIENT: recipient, BACKUP_RECOVERY_CHECK: check }).backups).toBeUndefined()
})
