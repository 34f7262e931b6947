import { describe, expect, it } from 'vitest'
import { bothDatabases } from '../support/databases.ts'
import { killedClinic, type OpenClinic, sent } from '../support/killed-clinic.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

const people = 1_000
/** Every fifth is a patient already. */
const known = people / 5
const isKnown = (n: number) => n % 5 === 0
const before = 100
/** A lease is 30 seconds: the next process comes after it is over. */
const aheadMs = 40_000

const list = [
  'Client ID,Email,First Name,Phone,Points,Total Spent,Visits,SMS Opt Out,Email consent,Email consent date,Consent source',
  ...Array.from(
    { length: people },
    (_, n) => `${n},p${n}@mail.test,Person,(415) 555-${1_000 + n},${n + 1},${n}.50,2,Yes,Yes,2024-02-11,Form`,
  ),
].join('\n')

describe.each(bothDatabases)('an import whose process is killed again and again (%s)', kind => {
  it('loses nobody and counts nothing twice, on the way in and on the way back', async () => {
    const { withApp, workThroughKills, readMembers, listen } = await killedClinic(kind, { WORKERS: '0' })
    let turn = 0
    const workOn = (statements: number) =>
      workThroughKills('import-process.ts', statements, () => ({ AHEAD_MS: String(turn++ * aheadMs) }))
    const patients = await withApp(async app => {
      const { identity, loyalty } = app.modules
      for (let n = 0; n < people; n++) {
        if (!isKnown(n)) continue
        const person = { firstName: 'Person', lastName: '', consents: [], sharesContacts: false }
        const { memberId } = await identity.enroll({ ...person, email: `p${n}@mail.test` })
        const entry = { reason: 'Before', actor: 'staff:test', at: new Date(), isReplacing: false }
        await loyalty.postImported({ ...entry, memberId, points: before, reference: 'before' })
      }
      await listen(app)
      return readMembers(app)
    })
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
      await arrivals.runImport({ importId: id, balances: 'add' })
      return id
    })

    await workOn(6)
    const total = (people * (people + 1)) / 2 + known * before
    await withApp(async app => {
      expect(await app.modules.arrivals.findImport(id)).toMatchObject({
        ...{ state: 'done', totals: { new: people - known, matched: known } },
        outcomes: { done: people },
      })
      expect(await sums(app)).toEqual({
        members: people,
        contacts: 2 * people,
        points: total,
        spend: (people - known) * 500_50,
        entries: people + known,
        agreed: people,
        opted: people,
        sent: 0,
      })
      await expectSoundLedger(app.database)
      await app.modules.arrivals.undoImport(id)
    })

    await workOn(27)
    await withApp(async app => {
      expect(await app.modules.arrivals.findImport(id)).toMatchObject({
        ...{ state: 'undone', outcomes: { undone: people } },
      })
      expect(await readMembers(app)).toEqual(patients)
      expect(await sums(app)).toEqual({
        members: known,
        contacts: known,
        points: known * before,
        spend: 0,
        entries: 2 * people + known,
        agreed: 0,
        opted: 0,
        sent: 0,
      })
      await expectSoundLedger(app.database)
    })
  }, 1_800_000)

  const sums = async ({ database }: OpenClinic) =>
    (
      await database.run(`select (select count(*)::int from identity.member) as members,
        (select count(*)::int from identity.contacts) as contacts,
        (select coalesce(sum(amount), 0)::int from loyalty.entry) as points,
        (select coalesce(sum(total_spent_cents), 0)::int from tiers.standing) as spend,
        (select count(*)::int from loyalty.entry) as entries,
        (select count(*)::int from messaging.consents where given) as agreed,
        (select count(*)::int from messaging.consents where not given) as opted,
        ${sent} as sent`)
    )[0]
})
