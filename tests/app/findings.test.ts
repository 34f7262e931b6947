import { describe, expect, it } from 'vitest'
import { type Facts, findingsOf, openSetup } from '../../src/server/findings.ts'
import { unknownSettings } from '../../src/server/unknown-settings.ts'

const clinic: Facts = {
  demo: false,
  production: true,
  appUrl: 'https://vip.glow.test',
  bookingUrl: 'https://glow.test/book',
  smtp: {},
  twilio: {},
  databaseUrl: 'postgres://db/velora',
  printedCodes: true,
  trustProxy: 1,
  unknownSettings: [],
  backups: { at: '03:00' },
}
const never = { at: undefined, seconds: 0, failure: undefined }
const fresh = { backup: { ...never, at: new Date() }, drill: never }
const demo: Facts = { ...clinic, demo: true, production: false }
const codes = (facts: Facts, now?: Date) =>
  findingsOf(facts, now).map(({ code, severity }) => `${severity}: ${code}`)

describe('what a clinic would regret', () => {
  it('is nothing where all is set', () => expect(findingsOf(clinic)).toEqual([]))

  it.each([
    ['critical: local-address', { appUrl: 'http://localhost:3000' }],
    ['critical: local-address', { appUrl: 'https://127.0.0.1' }],
    ['critical: local-address', { appUrl: 'http://[::1]:3000' }],
    ['critical: local-address', { appUrl: 'http://velora.localhost' }],
    ['critical: unencrypted-address', { appUrl: 'http://vip.glow.test' }],
    ['critical: no-mail', { smtp: undefined }],
    ['warning: embedded-database', { databaseUrl: undefined }],
    ['warning: no-booking-link', { bookingUrl: undefined }],
    ['warning: no-sms', { twilio: undefined }],
    ['warning: webhook-given-up', { webhooksGivenUp: ['till.example.com'] }],
    ['critical: api-key-limited', { limitedKeys: ['Till'] }],
    ['warning: no-backups', { backups: undefined }],
    ['warning: proxy-not-trusted', { trustProxy: 0 }],
    ['warning: unknown-setting', { unknownSettings: [{ name: 'SESION_KEYS', meant: 'SESSION_KEYS' }] }],
  ])('is %s alone with %j', (expected, missing) => {
    expect(codes({ ...clinic, ...missing })).toEqual([expected])
  })

  it('is no missing booking link where the clinic wants none', async () => {
    const said = { printedCodes: null, bookingUrl: 'off' }
    const settings = { ...clinic, bookingUrl: undefined }
    const setup = openSetup({
      settings,
      backupState: async () => fresh,
      recordSheetCheck: async () => {},
      now: () => new Date(),
      timeZone: () => 'UTC',
      clinicRules: async () => ({ rules: said }),
      brokenRecords: async () => ({}),
      webhooksGivenUp: async () => [],
      limitedKeys: async () => [],
      channelTroubles: async () => [],
    })
    expect(await setup.findings()).toEqual([])
  })

  it('is a provider that turns the clinic away, once, with its words', async () => {
    const words = 'The email server rejects the clinic’s sign-in: Invalid login: 535 5.7.8 Bad credentials.'
    const channelTroubles = [
      { channel: 'push', kind: 'away', words: 'The push service a.test can’t be reached: TIMEOUT.' },
      { channel: 'email', kind: 'account', words },
    ] as const
    expect(
      findingsOf({ ...clinic, channelTroubles }).map(({ code, severity, what }) => [code, severity, what]),
    ).toEqual([
      ['email-refused', 'critical', words],
      ['push-away', 'warning', 'The push service a.test can’t be reached: TIMEOUT.'],
    ])
  })

  it('is a backup that is 36 hours old, with its age and the reason; before that it is none', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    const said = (at: Date | undefined, failure?: string) =>
      findingsOf({ ...clinic, backupState: { backup: { at, seconds: 1, failure }, drill: never } }, now).map(
        ({ severity, what, effect }) => `${severity}: ${what} ${effect}`,
      )
    expect(said(new Date('2026-11-23T00:01:00Z'))).toEqual([])
    expect(said(new Date('2026-11-23T00:00:00Z'))).toEqual([
      'critical: Last backup: 36 hours ago. Anything since then would be lost with the database.',
    ])
    expect(said(new Date('2026-11-15T11:00:00Z'), 'no space left.')).toEqual([
      'critical: Last backup: 9 days ago. Anything since then would be lost with the database. The last attempt failed: no space left.',
    ])
    expect(said(undefined)).toEqual(['warning: No backup yet. The first one runs at 3:00 AM.'])
    expect(said(new Date('2026-11-23T11:00:00Z'), 'no space left.')).toEqual([
      'warning: The last backup failed. Anything since the one before it isn’t backed up: no space left.',
    ])
  })

  it('is a backup that could not be restored on trial, and why', () => {
    const failed = { ...never, failure: 'the file is damaged.' }
    const [finding] = findingsOf({ ...clinic, backupState: { ...fresh, drill: failed } })
    expect(finding).toMatchObject({ code: 'failed-drill', severity: 'critical' })
    expect(finding?.effect).toContain('the file is damaged.')
  })

  it('is a backup that was never made, and more than a warning after 36 hours', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    const found = (since: string) => {
      const backupState = { backup: never, drill: never, since: new Date(since) }
      return findingsOf({ ...clinic, backupState }, now).map(({ severity, what }) => `${severity}: ${what}`)
    }
    expect(found('2026-11-23T00:01:00Z')).toEqual(['warning: No backup yet.'])
    expect(found('2026-11-23T00:00:00Z')).toEqual(['critical: No backup has ever been made.'])
  })

  it('is the emergency sheet, a year after somebody had it in hand, or after the clinic was opened', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    const recovery = { recipient: 'age1', check: '' }
    const found = (backupState: object, key = true) =>
      codes(
        {
          ...clinic,
          backups: { at: '03:00', ...(key && { recovery }) },
          backupState: { ...fresh, ...backupState },
        },
        now,
      )
    const yearAgo = new Date('2025-11-24T12:00:00Z')
    expect(found({ since: yearAgo })).toEqual(['warning: emergency-sheet'])
    expect(found({ since: yearAgo }, false)).toEqual([])
    expect(found({ since: new Date('2025-11-24T12:00:01Z') })).toEqual([])
    expect(found({ since: yearAgo, sheetCheckedAt: new Date('2025-11-24T12:00:01Z') })).toEqual([])
    expect(found({ since: yearAgo, sheetCheckedAt: yearAgo })).toEqual(['warning: emergency-sheet'])
  })

  it('is an archive of changes that has fallen behind, where there is one', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    const found = (isOn: boolean, at: string | null, hasFailed = false) =>
      findingsOf(
        {
          ...clinic,
          backupState: { ...fresh, changes: { isOn, at: at ? new Date(at) : null, hasFailed } },
        },
        now,
      ).map(({ code, severity, what }) => `${code} ${severity}: ${what}`)
    expect(found(false, null)).toEqual([])
    expect(found(true, '2026-11-24T11:45:01Z')).toEqual([])
    expect(found(true, '2026-11-24T11:45:00Z')).toEqual([
      'old-wal-archive critical: Changes were last archived 15 minutes ago.',
    ])
    expect(found(true, '2026-11-24T11:58:00Z', true)).toEqual([
      'old-wal-archive critical: Changes were last archived 2 minutes ago.',
    ])
    expect(found(true, null)).toEqual(['old-wal-archive critical: No changes have been archived yet.'])
  })

  it('is a base backup of that archive that failed or is missing, where our scripts make them', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    const found = (base: { at?: string; failure?: string } | undefined, isOn = true) => {
      const last = base && { seconds: 0, failure: base.failure, at: base.at ? new Date(base.at) : undefined }
      const changes = { isOn, at: now, hasFailed: false, base: last }
      const since = new Date('2026-11-23T00:00:00Z')
      return findingsOf({ ...clinic, backupState: { ...fresh, since, changes } }, now).map(
        ({ code, severity, what }) => `${code} ${severity}: ${what}`,
      )
    }
    expect(found(undefined)).toEqual([])
    expect(found({ failure: 'exit-code' }, false)).toEqual([])
    expect(found({ at: '2026-11-23T00:00:01Z' })).toEqual([])
    expect(found({ at: '2026-11-23T00:00:00Z' })).toEqual([
      'old-base-backup critical: Last base backup: 36 hours ago.',
    ])
    expect(found({ at: '2026-11-24T02:10:00Z', failure: 'exit-code' })).toEqual([
      'old-base-backup critical: The last base backup failed. Last base backup: 9 hours ago.',
    ])
    expect(found({})).toEqual(['old-base-backup critical: No base backup has been reported.'])
  })

  it('is a trial restore that nobody made for more than a week', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    const found = (at: string) =>
      findingsOf(
        {
          ...clinic,
          backupState: { backup: { ...never, at: now }, drill: { ...never, at: new Date(at) } },
        },
        now,
      ).map(({ severity, what }) => `${severity}: ${what}`)
    expect(found('2026-11-17T11:00:00Z')).toEqual([])
    expect(found('2026-11-16T12:00:00Z')).toEqual(['warning: Last successful restore test: 8 days ago.'])
  })

  it('is named all at once, the worst first', () => {
    const bare = { smtp: undefined, twilio: undefined, bookingUrl: undefined, databaseUrl: undefined }
    const misspelt = [{ name: 'SESION_KEYS', meant: 'SESSION_KEYS' }]
    const all = codes({ ...clinic, ...bare, appUrl: 'http://localhost:3000', unknownSettings: misspelt })
    expect(all).toEqual([
      'critical: local-address',
      'critical: no-mail',
      'warning: embedded-database',
      'warning: no-booking-link',
      'warning: no-sms',
      'warning: unknown-setting',
    ])
  })

  it('is nothing in a demo at home, and that it is a demo in production', () => {
    const bare = {
      smtp: undefined,
      twilio: undefined,
      databaseUrl: undefined,
      appUrl: 'http://localhost:3000',
    }
    expect(codes({ ...demo, ...bare })).toEqual([])
    expect(codes({ ...demo, ...bare, production: true })).toEqual([
      'critical: demo-in-production',
      'critical: codes-published',
    ])
    expect(codes({ ...demo, production: true, printedCodes: false })).toEqual([
      'critical: demo-in-production',
    ])
    expect(codes({ ...demo, unknownSettings: [{ name: 'DEMOS', meant: 'DEMO' }] })).toEqual([
      'warning: unknown-setting',
    ])
  })

  it('says what, why and the way out', () => {
    expect(
      findingsOf({ ...clinic, unknownSettings: [{ name: 'SESION_KEYS', meant: 'SESSION_KEYS' }] }),
    ).toEqual([
      {
        code: 'unknown-setting',
        severity: 'warning',
        what: 'Unknown setting: SESION_KEYS.',
        effect: 'It has no effect.',
        wayOut: 'Did you mean SESSION_KEYS?',
      },
    ])
  })
})

describe('an unknown setting', () => {
  const known = ['PORT', 'HOST', 'DEMO', 'APP_URL', 'SESSION_KEYS', 'DATABASE_URL', 'TRUST_PROXY', 'NODE_ENV']
  const found = (...names: string[]) =>
    unknownSettings(Object.fromEntries(names.map(name => [name, 'x'])), known)

  it.each([
    ['SESION_KEYS', 'SESSION_KEYS'],
    ['SESSION_KEY', 'SESSION_KEYS'],
    ['SESSIONKEYS', 'SESSION_KEYS'],
    ['session_keys', 'SESSION_KEYS'],
    ['DATABASE_RUL', 'DATABASE_URL'],
    ['DATABSE_ULR', 'DATABASE_URL'],
    ['APPURL', 'APP_URL'],
    ['PROT', 'PORT'],
  ])('%s is taken for %s', (name, meant) => expect(found(name)).toEqual([{ name, meant }]))

  it('is none of ours, of the system’s or of npm’s', () => {
    expect(
      found('PORT', 'SESSION_KEYS', 'PATH', 'HOME', 'PWD', 'TERM', 'HOSTNAME', 'NODE_OPTIONS', 'HTTP_PROXY'),
    ).toEqual([])
    expect(
      found('npm_config_cache', 'npm_lifecycle_event', 'PGHOST', 'PGPORT', 'INIT_CWD', 'EDITOR'),
    ).toEqual([])
  })

  it('is somebody else’s where the right one is set, and none where it is empty', () => {
    expect(found('API_URL', 'APP_URL')).toEqual([])
    expect(unknownSettings({ SESION_KEYS: '' }, known)).toEqual([])
  })
})
