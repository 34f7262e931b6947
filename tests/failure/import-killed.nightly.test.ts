import { describe, expect, it } from 'vitest'
import { bothDatabases } from '../support/databases.ts'
import { killedClinic, type OpenClinic } from '../support/killed-clinic.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

const people = 1_500
const killsAfterMs = Array.from({ length: 10 }, (_, kill) => 100 + kill * 150)
/** A lease is 30 seconds: the next process comes after it is over. */
const aheadMs = 40_000

const list = [
  'Client ID,Email,First Name,Points,Total Spent,Visits,SMS Opt Out',
  ...Array.from({ length: people }, (_, n) => `${n},p${n}@mail.test,Person,${n + 1},${n}.50,2,Yes`),
].join('\n')

describe.each(bothDatabases)('an import whose process is killed again and again (%s)', kind => {
  it('loses nobody and counts nothing twice, on the way in and on the way back', async () => {
    const { withApp, workThroughKills } = await killedClinic(kind, { WORKERS: '0' })
    let turn = 0
    const workOn = () =>
      workThroughKills(killsAfterMs, 'import-process.ts', () => ({ AHEAD_MS: String(turn++ * aheadMs) }))
    const id = await withApp(async ({ modules: { arrivals } }) => {
      const bytes = Buffer.from(list)
      const begun = { source: 'Vagaro', fileName: 'list.csv', bytes: bytes.length, actor: 'staff:test' }
      const { id } = await arrivals.beginImport(begun)
      await arrivals.addFilePart(id, 1, bytes)
      await arrivals.readImport(id)
      await arrivals.continueImports(() => false)
      const { columns } = await arrivals.findImport(id)
      await arrivals.chooseColumns(
        id,
        columns.map(column => ({ ...column, isConfirmed: true })),
      )
      await arrivals.continueImports(() => false)
      await arrivals.runImport({ importId: id, balances: 'keep' })
      return id
    })

    await workOn()
    const total = (people * (people + 1)) / 2
    await withApp(async app => {
      expect(await app.modules.arrivals.findImport(id)).toMatchObject({ state: 'done' })
      expect(await sums(app)).toEqual({
        members: people,
        points: total,
        entries: people,
        opted: people,
        sent: 0,
      })
      await expectSoundLedger(app.database)
      await app.modules.arrivals.undoImport(id)
    })

    await workOn()
    await withApp(async app => {
      expect(await app.modules.arrivals.findImport(id)).toMatchObject({ state: 'undone' })
      expect(await sums(app)).toEqual({ members: 0, points: 0, entries: 2 * people, opted: 0, sent: 0 })
      await expectSoundLedger(app.database)
    })
  }, 900_000)

  const sums = async ({ database }: OpenClinic) =>
    (
      await database.run(`select (select count(*)::int from identity.member) as members,
        (select coalesce(sum(amount), 0)::int from loyalty.entry) as points,
        (select count(*)::int from loyalty.entry) as entries,
        (select count(*)::int from messaging.consents where not given) as opted,
        (select count(*)::int from messaging.notification) + (select count(*)::int from messaging.delivery)
          + (select count(*)::int from messaging.mail) as sent`)
    )[0]
})
