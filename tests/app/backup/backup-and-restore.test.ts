import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openLog } from '#platform/http/server/log.ts'
import { verifyAudit } from '../../../src/modules/identity/audit/adapters/audit-chain-in-database.ts'
import { NotRestored } from '../../../src/server/backups/archive/load-database.ts'
import { openEngine } from '../../../src/server/open-all.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import {
  addCodesOfLoad,
  type BackupLoad,
  entriesIn,
  quietMembers,
  startBackupLoad,
} from '../../support/backup-load.ts'
import {
  backUp,
  type ClinicPlace,
  failingPlace,
  newClinicPlace,
  newFolder,
  newPlace,
  openClinic,
  passphrase,
  restore,
} from '../../support/backups.ts'
import type { MemberActor } from '../../support/cast.ts'
import type { Browser } from '../../support/client.ts'
import { type DatabaseKind, usualDatabases } from '../../support/databases.ts'
import { eventually } from '../../support/eventually.ts'
import { filesIn, planted, writeHealthData } from '../../support/health-data.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { givePoints, treatmentOf } from '../../support/points.ts'
import { seenBy } from '../../support/seen-by.ts'

const awkward = 'a "quoted", (bracketed) \\ back\\slashed\n\ttabbed — “naïve” 👩‍⚕️ {}, NULL \\N end'

/** Of whom all that they see is compared; and how many others go on meanwhile. */
const quietCount = Number(process.env['QUIET_MEMBERS'] ?? 4)
const busyCount = Number(process.env['BUSY_MEMBERS'] ?? 3)

const bytesIn = ({ settings }: ClinicPlace) =>
  filesIn(join(settings.dataDir, 'photos'))
    .map(({ path, bytes }) => [path.slice(settings.dataDir.length), bytes] as const)
    .sort()

const seenByAll = async (browsers: readonly Pick<Browser, 'get'>[]) => {
  const seen: unknown[] = []
  for (const browser of browsers) seen.push(await seenBy(browser))
  return seen
}

describe('backups', () => {
  it('are made once a day, at the time that the settings say, and recorded', async () => {
    const to = newFolder('backups')
    const env = { BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase, BACKUP_AT: '03:00' }
    const app = await openTestApp({ database: 'postgresql', now: '2026-11-21T10:50:00Z', env })
    onTestFinished(() => {
      rmSync(to, { recursive: true, force: true })
      return app.stop()
    })
    await app.modules.daily.runDue()
    expect(existsSync(to)).toBe(false)
    app.clock.set('2026-11-21T11:00:00Z')
    await app.modules.daily.runDue()
    await app.modules.daily.runDue()
    expect(readdirSync(to)).toEqual([
      'velora-20261121T110000Z.backup.age',
      'velora-20261121T110000Z.keys.age',
    ])
    expect(
      await app.database.run('select kind, file, failure from platform.backup_run where kind = $1', [
        'backup',
      ]),
    ).toEqual([{ kind: 'backup', file: 'velora-20261121T110000Z.backup.age', failure: null }])
  })
})

describe.each(usualDatabases)('a backup (%s)', kind => {
  const to = newFolder('backups')
  let place: ClinicPlace
  let app: TestApp
  let mia: MemberActor
  let file: string
  let quiet: readonly MemberActor[]
  let before: readonly unknown[]
  let atBegin: ReadonlyMap<string, number>
  let atEnd: ReadonlyMap<string, number>
  let written: Awaited<ReturnType<typeof entriesIn>>
  beforeAll(
    async () => {
      place = await newClinicPlace(kind)
      app = await openClinic(place)
      mia = await app.member('Mia')
      await givePoints(app, 'Mia', 700)
      await writeHealthData(app, mia, await app.staff('owner'))
      await mia.post('/api/diary', { title: awkward, entryType: 'after', description: awkward })
      await addCodesOfLoad(app)
      quiet = [mia, ...(await quietMembers(app, quietCount))]
      before = await seenByAll(quiet)
      const load = await startBackupLoad(app, busyCount)
      await everyoneHas(load, () => 3)
      atBegin = load.acknowledged()
      file = (await backUp(app, place, to)).file
      atEnd = load.asked()
      await afterwards(load)
      written = await entriesIn(app)
    },
    300_000 + quietCount * 2_000,
  )
  afterAll(async () => {
    await app.stop()
    for (const folder of [to, place.settings.dataDir]) rmSync(folder, { recursive: true, force: true })
  })

  /** Waits until each of those who go on has so many entries. */
  const everyoneHas = (load: BackupLoad, least: (member: string) => number) =>
    eventually(async () => {
      load.count()
      const enough = [...load.acknowledged()].filter(([member, entries]) => entries >= least(member))
      expect(enough).toHaveLength(busyCount)
    })

  /** Writes that no backup of before has. */
  async function afterwards(load: BackupLoad) {
    await everyoneHas(load, member => (atEnd.get(member) ?? 0) + 1)
    await load.stop()
  }

  const empty = async (there: DatabaseKind = kind) => {
    const target = await newPlace(there)
    onTestFinished(() => rmSync(target.settings.dataDir, { recursive: true, force: true }))
    return target
  }

  const other = kind === 'embedded' ? 'postgresql' : 'embedded'
  it(
    `is made under load, and restored into an empty place on the other database (${other}), where all is as it was`,
    async () => {
      const target = await empty(other)
      expect(await restore(to, file, target)).toMatchObject({ files: 2, wasThere: false })
      const clinic = await openClinic(target)
      onTestFinished(clinic.stop)
      const again = quiet.map(({ cookies }) => clinic.network.browser(cookies))
      expect(await seenByAll(again)).toEqual(before)
      await expectSoundLedger(clinic.database)
      expect(await verifyAudit(clinic.database)).toMatchObject({ broken: undefined })
      expectOneMoment(await entriesIn(clinic))
      expect(bytesIn(target)).toEqual(bytesIn(place))
      expect(
        await clinic.database.run("select name from platform.daily_run where outcome = 'restored'"),
      ).toEqual([{ name: 'birthday specials' }])
      const award = await treatmentOf(clinic)
      await clinic.modules.loyalty.awardTreatment({ ...award, email: mia.email, customPoints: 50 })
      expect(await clinic.modules.loyalty.listEntries(mia.id, 1, undefined)).toMatchObject([
        { balanceAfter: 750 },
      ])
      await expectSoundLedger(clinic.database)
    },
    120_000 + quietCount * 2_000,
  )

  /** Of each member who went on, the first entries and no gap: all that was acknowledged before, none that was asked for after. */
  function expectOneMoment(restored: typeof written) {
    expect(atBegin.size).toBe(busyCount)
    for (const [member, acknowledged] of atBegin) {
      const live = written.get(member) ?? []
      const here = restored.get(member) ?? []
      expect(here).toEqual(live.slice(0, here.length))
      expect(here.length).toBeGreaterThanOrEqual(acknowledged)
      expect(here.length).toBeLessThanOrEqual(atEnd.get(member) ?? 0)
      expect(live.length).toBeGreaterThan(here.length)
    }
  }

  it('shows nothing of what is in it, nor of its passphrase', () => {
    const files = filesIn(to).map(({ path, bytes }) => [basename(path), bytes] as const)
    expect(files.map(([name]) => name).sort()).toEqual([file, file.replace('backup', 'keys')])
    const secrets = [
      ...Object.values(planted),
      'loyalty',
      'PHI_KEYS',
      passphrase,
      place.settings.sessionKeys[0] ?? '',
    ]
    for (const [name, bytes] of files)
      for (const secret of secrets) expect(bytes.includes(secret), `${secret} in ${name}`).toBe(false)
  })

  it.runIf(kind === 'postgresql')('is not restored where there is something already', async () => {
    await expect(restore(to, file, place)).rejects.toThrow(NotRestored)
    const target = await empty()
    mkdirSync(join(target.settings.dataDir, 'photos'), { recursive: true })
    writeFileSync(join(target.settings.dataDir, 'photos/one'), '')
    await expect(restore(to, file, target)).rejects.toThrow('photos is not empty')
  })

  it('leaves a place that a start refuses when its restore is cut off, and the next one begins anew', async () => {
    const target = await empty()
    let loaded = 0
    const isLate = (text: string) => text.startsWith('insert into') && ++loaded > 20
    const failing = failingPlace(target, 'the power went', isLate)
    await expect(restore(to, file, failing)).rejects.toThrow('the power went')
    await expect(openEngine(target.settings, openLog('silent'))).rejects.toThrow('was not finished')
    expect(await restore(to, file, target)).toMatchObject({ wasThere: false })
    expect(readdirSync(target.settings.dataDir)).not.toContain('restore-unfinished.json')
    const clinic = await openClinic(target)
    await expectSoundLedger(clinic.database)
    await clinic.stop()
  })
})
