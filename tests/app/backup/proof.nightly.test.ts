import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Ask } from '../../../src/server/backups/archive/catalogue.ts'
import { NotRestored } from '../../../src/server/backups/archive/load-database.ts'
import { refuseOtherKeys, withKeys } from '../../../src/server/backups/clinic-keys.ts'
import { makeBackup } from '../../../src/server/backups/make-backup.ts'
import { openPlace } from '../../../src/server/backups/open-place.ts'
import type { TestApp } from '../../support/app.ts'
import {
  type ClinicPlace,
  newClinicPlace,
  newFolder,
  newPlace,
  openClinic,
  passphrase,
  restore,
} from '../../support/backups.ts'
import { givePoints } from '../../support/points.ts'

/** Changes what the database answers while it is saved. */
type Falsifying = (text: string, rows: unknown[]) => unknown[]

describe('a restore', () => {
  const to = newFolder('proof')
  let clinic: ClinicPlace
  let app: TestApp
  beforeAll(async () => {
    clinic = await newClinicPlace('postgresql')
    app = await openClinic(clinic)
    await givePoints(app, 'Mia', 700)
  })
  afterAll(async () => {
    await app.stop()
    for (const folder of [to, clinic.settings.dataDir]) rmSync(folder, { recursive: true, force: true })
  })

  /** What a restore of a backup says that was made like this. */
  async function saidOf(falsifying: Falsifying = (_text, rows) => rows): Promise<string> {
    const target = await newPlace('postgresql')
    onTestFinished(() => rmSync(target.settings.dataDir, { recursive: true, force: true }))
    const ask: Ask = async (text, values = []) => falsifying(text, await app.database.run(text, values))
    const { file } = await makeBackup({
      atOneMoment: work => app.database.inTransaction(() => work(ask)),
      settings: clinic.settings,
      place: openPlace(to),
      passphrase,
      at: new Date(),
    })
    return restore(to, file, target).then(
      () => 'restored',
      (error: Error) => (error instanceof NotRestored ? error.message : String(error.stack)),
    )
  }
  const ofEntries = (change: (lines: { line: string }[]) => unknown[]): Falsifying => {
    let table = ''
    return (text, rows) => {
      table = /^declare .* from \(select .* from (\S+)\)/s.exec(text)?.[1] ?? table
      const isOurs = table === 'loyalty.entry' && text.startsWith('fetch') && rows.length > 0
      return isOurs ? change(rows as { line: string }[]) : rows
    }
  }

  it('refuses a row that is not what it was, and one that is missing', async () => {
    const changed = ofEntries(rows => rows.map(({ line }) => ({ line: line.replace('700', '701') })))
    expect(await saidOf(changed)).toBe('the rows of loyalty.entry differ from the backup’s.')
    expect(await saidOf(ofEntries(rows => rows.slice(1)))).toBe(
      'loyalty.entry has 0 rows, but the backup has 1.',
    )
  })

  it('refuses what a newer version made', async () => {
    const newer: Falsifying = (text, rows) =>
      text.startsWith('select name from platform.migration')
        ? [...rows, { name: '2999-01-01-1 next year' }]
        : rows
    expect(await saidOf(newer)).toContain('the file was made by a newer version of Velora')
  })

  it('refuses what was made before 1.0.0', async () => {
    const older: Falsifying = (text, rows) =>
      text.startsWith('select name from platform.migration') ? rows.slice(0, 96) : rows
    expect(await saidOf(older)).toContain('the file was made before version 1.0.0')
  })

  it('refuses records that contradict each other, though they are those of the backup', async () => {
    const inLedger = (text: string) => app.database.run(text, [])
    await inLedger('alter table loyalty.entry disable trigger user')
    await inLedger('update loyalty.entry set balance_after = balance_after + 1')
    await inLedger('alter table loyalty.entry enable trigger user')
    expect(await saidOf()).toMatch(/^the records contradict each other: /)
  })
})

describe('the keys of a backup', () => {
  const key = (name: string) => `${name}:${randomBytes(32).toString('base64')}`
  const old = key('k1')
  const keys = {
    SESSION_KEYS: 's'.repeat(32),
    PHI_KEYS: old,
    VAPID_PUBLIC_KEY: 'public',
    VAPID_PRIVATE_KEY: 'private',
  }

  it('are taken where the environment has none, and may stand beside newer ones', () => {
    expect(withKeys({ PHI_KEYS: '' }, keys)).toMatchObject(keys)
    const both = `${key('k2')},${old.replace(/=$/, '')}`
    expect(withKeys({ PHI_KEYS: both }, keys)['PHI_KEYS']).toBe(both)
    expect(withKeys({ VAPID_PRIVATE_KEY: 'other' }, keys)).toMatchObject({
      VAPID_PUBLIC_KEY: undefined,
      VAPID_PRIVATE_KEY: 'other',
    })
  })

  it('refuse other PHI_KEYS, which couldn’t read the health data', () => {
    expect(() => withKeys({ PHI_KEYS: key('k1') }, keys)).toThrow('PHI_KEYS lacks this backup’s key k1')
    expect(() => withKeys({ PHI_KEYS: key('k2') }, keys)).toThrow(NotRestored)
  })

  it('never replace others in a data folder', () => {
    const dataDir = newFolder('keys')
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    const settings = { production: false, dataDir }
    expect(() => refuseOtherKeys(keys, settings)).not.toThrow()
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'phi-keys'), `${old}\n`)
    expect(() => refuseOtherKeys(keys, settings)).not.toThrow()
    writeFileSync(join(dataDir, 'phi-keys'), key('k1'))
    expect(() => refuseOtherKeys(keys, settings)).toThrow('phi-keys has different keys than the backup.')
  })
})
