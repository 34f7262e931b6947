import { createECDH } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { settingNames } from '../../src/server/environment.ts'
import { published } from '../../src/server/published-secrets.ts'
import { readSettings } from '../../src/server/settings.ts'
import { vapidKeys } from '../support/vapid-keys.ts'

const [phiSecret = Buffer.of()] = published.phiSecrets
const sealing = (name: string, secret: Buffer) => `${name}:${secret.toString('base64')}`
const own = sealing('k1', Buffer.alloc(32, 'nobody else has this'))
const clinic = {
  NODE_ENV: 'production',
  DATA_DIR: '/nowhere',
  SESSION_KEYS: 'these letters are in no file of anybody',
  PHI_KEYS: own,
  DATABASE_URL: 'postgres://velora:nobody-knows@db.clinic.test/velora',
  ...vapidKeys,
}
const read = (env: Readonly<Record<string, string>>) => readSettings({ ...clinic, ...env })
const [vapidPrivateKey = ''] = published.vapidPrivateKeys

describe('outside demo mode, the settings', () => {
  it('are taken when nobody else has them', () => {
    expect(() => read({ STAFF_CODE: '13572468' })).not.toThrow()
  })

  it.each([
    ['SESSION_KEYS', 'only-for-trying-it-out-change-me-please'],
    ['SESSION_KEYS', `${clinic.SESSION_KEYS},only-for-trying-it-out-change-me-please`],
    ['PHI_KEYS', 'try:b25seS1mb3ItdHJ5aW5nLWl0LW91dC1jaGFuZ2UtbWU='],
    ['PHI_KEYS', 'another-name:b25seS1mb3ItdHJ5aW5nLWl0LW91dC1jaGFuZ2UtbWU'],
    ['PHI_KEYS', `${own},${sealing('try', phiSecret)}`],
    ['STAFF_CODE', '24682468'],
    ['DATABASE_URL', 'postgres://velora:velora@postgres:5432/velora'],
    ['DATABASE_URL', 'postgres://velora:%76elora@10.0.0.5/velora'],
  ])('refuse to start on the published %s=%s, by name', (name, value) => {
    for (const env of [{ [name]: value }, { [name]: value, NODE_ENV: '', DEMO: '0' }])
      expect(() => read(env)).toThrow(new RegExp(`^${name} [^\\n]*is published with the source code[^\\n]*$`))
    expect(() => read({ [name]: value, DEMO: '1' })).not.toThrow()
  })

  it('refuse the pair for pushes that tests once had', () => {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(Buffer.from(vapidPrivateKey, 'base64url'))
    const VAPID_PUBLIC_KEY = pair.getPublicKey('base64url')
    expect(() => read({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: vapidPrivateKey })).toThrow(
      /^VAPID_PRIVATE_KEY is/,
    )
  })

  it('name everything that is published at once', () => {
    const [SESSION_KEYS = ''] = published.sessionKeys
    expect(() => read({ SESSION_KEYS, STAFF_CODE: '24682468' })).toThrow(/^SESSION_KEYS .*\nSTAFF_CODE .*$/)
  })

  it('take a password of the demo on the machine itself, where nobody else comes', () => {
    expect(() => read({ DATABASE_URL: 'postgres://velora:velora@127.0.0.1/velora' })).not.toThrow()
  })

  it('let a published key for health data open what it sealed, never seal, while it is on its way out', () => {
    const exceptions = { butOldPhiKeys: true }
    const old = sealing('try', phiSecret)
    const keys = (PHI_KEYS: string) => () => readSettings({ ...clinic, PHI_KEYS }, exceptions)
    expect(keys(`${own},${old}`)).not.toThrow()
    expect(keys(`${old},${own}`)).toThrow(/^PHI_KEYS has the key try, which is published/)
  })
})

interface Service {
  readonly profiles: string[]
  readonly environment?: Record<string, string | number | null>
  readonly env_file?: string[]
  readonly deploy?: { readonly replicas: number }
  readonly restart?: string
  readonly read_only?: boolean
  readonly ports?: readonly string[]
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
}

/** No secrets: what two instances, a worker and one proxy are told. */
const ofTheContainers = [0, 1]

describe('docker-compose.yml', () => {
  const root = join(import.meta.dirname, '../..')
  const textOf = (path: string) => readFileSync(join(root, path), 'utf8')
  const services = Object.entries((parseYaml(textOf('docker-compose.yml')) as Compose).services)
  const of = (profile: string) => services.filter(([, { profiles }]) => profiles.includes(profile))
  const required = new Map(
    [...textOf('src/operations/production.env').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )

  it('has a demo and a clinic, each service in one of both', () => {
    expect(services.map(([name, { profiles }]) => [name, profiles])).toEqual([
      ['app', ['production']],
      ['worker', ['production']],
      ['caddy', ['production']],
      ['postgres', ['production']],
      ['demo', ['demo']],
      ['demo-postgres', ['demo']],
      ['mailpit', ['demo']],
    ])
  })

  it('writes no secret of a clinic down, and asks for each that is missing in a sentence', () => {
    const app = of('production').find(([name]) => name === 'app')?.[1]
    expect(app?.env_file).toEqual(['src/operations/production.env'])
    for (const [name, value] of [
      ['POSTGRES_PASSWORD', required.get('DATABASE_URL')],
      ['SESSION_KEYS', required.get('SESSION_KEYS')],
      ['PHI_KEYS', required.get('PHI_KEYS')],
    ])
      expect(value).toContain(`\${${name}:?${name} must be set, `)
    for (const [, { environment = {} }] of of('production'))
      for (const [name, value] of Object.entries(environment))
        expect([null, 'velora', `\${${name}:-}`, ...ofTheContainers], name).toContain(value)
    expect(
      of('production').flatMap(([, { environment = {} }]) => environment['POSTGRES_PASSWORD'] ?? []),
    ).toEqual([`\${POSTGRES_PASSWORD:-}`])
  })

  it('runs two instances, a worker and TLS in a clinic, each started anew and none able to write beside its volumes', () => {
    for (const [name, service] of of('production'))
      expect([name, service.restart, service.read_only]).toEqual([name, 'unless-stopped', true])
    const [app, worker, caddy] = of('production').map(([, service]) => service)
    expect(app).toMatchObject({ deploy: { replicas: 2 }, environment: { TRUST_PROXY: 1, WORKERS: 0 } })
    expect(worker).toMatchObject({ deploy: { replicas: 1 }, environment: { TRUST_PROXY: 1, WORKERS: 1 } })
    // Nobody reaches an instance past the proxy whose word it takes.
    expect([app?.ports, worker?.ports, caddy?.ports]).toEqual([
      undefined,
      undefined,
      ['80:80', '443:443', '443:443/udp'],
    ])
  })

  it('hands every setting of the app over to a clinic but those that the container has of its own', () => {
    const known = settingNames
    const [app] = of('production')
    const handed = [...required.keys(), ...Object.keys(app?.[1].environment ?? {})]
    const generated = ['SESSION_KEYS', 'PHI_KEYS']
    expect([...new Set(known)].filter(name => !handed.includes(name))).toEqual([
      'NODE_ENV',
      'PORT',
      'HOST',
      'DATA_DIR',
      'DEMO',
    ])
    expect(known).toEqual(expect.arrayContaining(generated))
  })

  it('starts the demo with nothing that a clinic would take', () => {
    const demo = of('demo').flatMap(([, { environment = {} }]) => Object.entries(environment))
    const env = Object.fromEntries(demo.map(([name, value]) => [name, String(value)]))
    expect(env['DEMO']).toBe('1')
    expect(published.databasePasswords).toContain(env['POSTGRES_PASSWORD'])
    for (const name of ['SESSION_KEYS', 'PHI_KEYS', 'STAFF_CODE', 'VAPID_PRIVATE_KEY'])
      expect(env[name]).toBe(undefined)
    expect(() => read({ DATABASE_URL: env['DATABASE_URL'] ?? '' })).toThrow(/^DATABASE_URL/)
  })
})
