import { describe, expect, it } from 'vitest'
import { type Facts, findingsOf } from '../../src/server/findings.ts'
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
}
const demo: Facts = { ...clinic, demo: true, production: false }
const codes = (facts: Facts) => findingsOf(facts).map(({ code, severity }) => `${severity}: ${code}`)

describe('what a clinic would regret', () => {
  it('is nothing where all is set', () => expect(findingsOf(clinic)).toEqual([]))

  it.each([
    ['critical: local-address', { appUrl: 'http://localhost:3000' }],
    ['critical: local-address', { appUrl: 'https://127.0.0.1' }],
    ['critical: local-address', { appUrl: 'http://[::1]:3000' }],
    ['critical: local-address', { appUrl: 'http://velora.localhost' }],
    ['critical: unencrypted-address', { appUrl: 'http://vip.glow.test' }],
    ['critical: no-mail', { smtp: undefined }],
    ['critical: embedded-database', { databaseUrl: undefined }],
    ['warning: no-booking-link', { bookingUrl: undefined }],
    ['warning: no-sms', { twilio: undefined }],
    ['warning: proxy-not-trusted', { trustProxy: 0 }],
    ['warning: unknown-setting', { unknownSettings: [{ name: 'SESION_KEYS', meant: 'SESSION_KEYS' }] }],
  ])('is %s alone with %j', (expected, missing) => {
    expect(codes({ ...clinic, ...missing })).toEqual([expected])
  })

  it('is named all at once, the worst first', () => {
    const bare = { smtp: undefined, twilio: undefined, bookingUrl: undefined, databaseUrl: undefined }
    const misspelt = [{ name: 'SESION_KEYS', meant: 'SESSION_KEYS' }]
    const all = codes({ ...clinic, ...bare, appUrl: 'http://localhost:3000', unknownSettings: misspelt })
    expect(all).toEqual([
      'critical: local-address',
      'critical: embedded-database',
      'critical: no-mail',
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
        what: 'There is no setting SESION_KEYS.',
        effect: 'It is set and changes nothing.',
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
