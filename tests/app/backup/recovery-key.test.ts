import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, it, onTestFinished } from 'vitest'
import { notedBackupState } from '../../../src/server/backups/noted-state.ts'
import { openPlace } from '../../../src/server/backups/open-place.ts'
import { passphraseBehind } from '../../../src/server/backups/recovery-key.ts'
import { openTestApp, testSettings } from '../../support/app.ts'
import { backUp, newFolder, newPlace, passphrase } from '../../support/backups.ts'
import { runToEnd } from '../../support/process.ts'

/** As set-up.sh makes it with age-keygen, printf and sha256sum. */
async function newSheet() {
  const key = await generateX25519Identity()
  const recipient = await identityToRecipient(key)
  const check = createHash('sha256')
    .update(`${recipient} ${key.slice(-6)}`)
    .digest('hex')
  return { key, settings: { BACKUP_RECIPIENT: recipient, BACKUP_RECOVERY_CHECK: check } }
}

it('the recovery key opens each backup without the passphrase, and goes with it', async () => {
  const sheet = await newSheet()
  const to = newFolder('backups')
  onTestFinished(() => rmSync(to, { recursive: true, force: true }))
  const env = { BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase, ...sheet.settings }
  const place = await newPlace('embedded', env)
  const app = await openTestApp({ database: 'embedded', env })
  onTestFinished(app.stop)
  await backUp(app, place, to, new Date('2026-11-02T03:00:00Z'))
  for (const name of readdirSync(to))
    for (let day = 3; day <= 10; day++)
      cpSync(join(to, name), join(to, name.replace('20261102', `202611${String(day).padStart(2, '0')}`)), {
        recursive: true,
      })
  await backUp(app, place, to, new Date('2026-11-11T03:00:00Z'))
  const names = await openPlace(to).list()
  const of = (kind: string) =>
    names.filter(name => name.endsWith(`.${kind}.age`)).map(name => name.slice(0, 20))
  expect(of('backup').length).toBeLessThan(10)
  expect(of('recovery')).toEqual(of('backup'))
  const [name = ''] = names.filter(each => each.endsWith('.recovery.age'))
  expect(await passphraseBehind(openPlace(to), name, sheet.key)).toBe(passphrase)
  const stranger = await generateX25519Identity()
  await expect(passphraseBehind(openPlace(to), name, stranger)).rejects.toThrow('emergency sheet')
  await expect(passphraseBehind(openPlace(to), name, 'no key')).rejects.toThrow('emergency sheet')

  const elsewhere = newFolder('restored')
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
  const restored = { DATA_DIR: elsewhere, BACKUP_TO: to, BACKUP_RECOVERY_KEY: sheet.key }
  expect((await runToEnd(restored, 'src/commands/restore.ts')).output).toContain('.backup.age is complete.')
})

it('once a year the owner shows that the sheet is there', async () => {
  const { key, settings } = await newSheet()
  const to = newFolder('backups')
  const dataDir = mkdtempSync(join(tmpdir(), 'velora-sheet-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const env = { BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase, DATA_DIR: dataDir, ...settings }
  const app = await openTestApp({ database: 'embedded', env, now: '2028-01-10T18:00:00Z' })
  onTestFinished(app.stop)
  const olga = await app.staff('owner')
  const isAsked = async () => (await olga.get('/api/admin/setup')).text.includes('"emergency-sheet"')
  const check = (characters: string) => olga.post('/api/admin/setup/emergency-sheet', { characters })
  expect(await isAsked()).toBe(true)
  // The doctor can't query an embedded database.
  const noted = () => notedBackupState(dataDir)
  expect(noted().since).toEqual(expect.any(Date))
  expect((await check('ABCDEF')).code).toBe('not-the-sheet')
  expect(await isAsked()).toBe(true)
  const end = key.slice(-6).toLowerCase()
  expect((await check(`${end.slice(0, 3)} ${end.slice(3)}`)).status).toBe(200)
  expect(await isAsked()).toBe(false)
  expect(noted().sheetCheckedAt).toEqual(app.clock.now())
  expect(
    (await (await app.staff('front desk')).post('/api/admin/setup/emergency-sheet', { characters: end }))
      .status,
  ).toBe(403)
})

it('a recipient without what recognizes its key is no setting', async () => {
  const { settings } = await newSheet()
  expect(() =>
    testSettings({
      BACKUP_TO: '/tmp/backups',
      BACKUP_PASSPHRASE: passphrase,
      BACKUP_RECIPIENT: settings.BACKUP_RECIPIENT,
    }),
  ).toThrow('BACKUP_RECOVERY_CHECK')
})
