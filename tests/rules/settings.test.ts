import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings } from '../../src/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'velora-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))
const key = 'k'.repeat(32)
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

  it('read who mail is from, by name or by the clinic’s', () => {
    const SMTP_URL = 'smtps://user:secret@mail.clinic.test'
    expect(read({ SMTP_URL, MAIL_FROM: 'Glow Spa <hello@clinic.test>' }).smtp).toEqual({
      url: SMTP_URL,
      from: { name: 'Glow Spa', address: 'hello@clinic.test' },
    })
    expect(read({ SMTP_URL, MAIL_FROM: 'hello@clinic.test' }).smtp?.from.name).toBe('Velora')
    expect(read({}).smtp).toBeUndefined()
  })

  it.each([
    [{ SMTP_URL: 'smtp://mail.clinic.test' }, 'MAIL_FROM must be set with SMTP_URL'],
    [{ SMTP_URL: 'https://mail.clinic.test' }, 'SMTP_URL must be an smtp or smtps address'],
    [{ MAIL_FROM: 'Glow Spa' }, 'MAIL_FROM must be an e-mail address'],
    [{ WORKERS: 'yes' }, 'WORKERS must be 0 or 1'],
  ])('refuse %j', (env, message) => {
    expect(() => read(env)).toThrow(message)
  })

  it('generate a session key once, for the owner’s eyes only', () => {
    expect(read({}).sessionKeys).toEqual(read({}).sessionKeys)
    expect(statSync(join(folder, 'session-keys')).mode & 0o777).toBe(0o600)
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

  it('demand session keys in production, and no demo there unless asked', () => {
    expect(() => read({ NODE_ENV: 'production' })).toThrow(/^SESSION_KEYS must be set in production/)
    expect(read({ NODE_ENV: 'production', SESSION_KEYS: key })).toMatchObject({
      demo: false,
      staffCode: undefined,
    })
    expect(read({ NODE_ENV: 'production', SESSION_KEYS: key, DEMO: '1' }).demo).toBe(true)
  })
})
