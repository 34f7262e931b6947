import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../src/settings.ts'

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

  it('generate the keys once, for the owner’s eyes only', () => {
    expect(read({}).sessionKeys).toEqual(read({}).sessionKeys)
    expect(read({}).phiKeys).toEqual(read({}).phiKeys)
    expect(read({}).phiKeys).toEqual([{ id: 'k1', secret: expect.objectContaining({ length: 32 }) }])
    for (const file of ['session-keys', 'phi-keys'])
      expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder).sort()).toEqual(['phi-keys', 'session-keys'])
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

  it('treat an empty value as none', () => {
    expect(read({ PORT: '', DATABASE_URL: '', SESSION_KEYS: '' }).port).toBe(3000)
  })

  it('take several session keys and an address with a slash at its end', () => {
    expect(read({ SESSION_KEYS: `${key},${key}2`, APP_URL: 'https://velora.test/' })).toMatchObject({
      sessionKeys: [key, `${key}2`],
      appUrl: 'https://velora.test',
    })
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['APP_URL', 'velora'],
    ['APP_URL', 'ftp://velora.test'],
    ['DATABASE_URL', 'mysql://velora'],
    ['DEMO', 'yes'],
    ['SESSION_KEYS', 'short'],
    ['SESSION_KEYS', `${key},`],
    ['SESSION_KEYS', `${key},short`],
    ['PHI_KEYS', 'k1'],
    ['PHI_KEYS', `k1:${'a'.repeat(42)}`],
    ['PHI_KEYS', `${phiKey('k1')},`],
    ['PHI_KEYS', `${phiKey('k1')},${phiKey('k1', 'other')}`],
    ['STAFF_CODE', '1234'],
    ['STAFF_CODE', '1234567a'],
    ['CLINIC_TIME_ZONE', 'Los Angeles'],
    ['BOOKING_URL', 'javascript:alert(1)'],
    ['NAV_VARIANT', 'C'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('refuse to start on %s=%s, saying so', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} \\S+`))
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
