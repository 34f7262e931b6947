import { describe, expect, it } from 'vitest'
import { bothDatabases } from '../support/databases.ts'
import { killedClinic, type OpenClinic } from '../support/killed-clinic.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

const people = 240
const killsAfterMs = Array.from({ length: 10 }, (_, kill) => 40 + kill * 60)

describe.each(bothDatabases)('merges whose process is killed again and again (%s)', kind => {
  it('leave every pair merged or not, and no point lost, and so do their undos', async () => {
    const { withApp, workThroughKills } = await killedClinic(kind, { WORKERS: '0' })
    const ids = await withApp(async ({ modules }) => {
      const ids: string[] = []
      for (let n = 0; n < people; n++) {
        const person = { firstName: 'Mia', lastName: `${n}`, consents: [], sharesContacts: false }
        const { memberId } = await modules.identity.enroll(person)
        const entry = { reason: 'Imported', actor: 'import', at: new Date(), isReplacing: false }
        await modules.loyalty.postImported({ ...entry, memberId, points: n + 1, reference: `import:${n}` })
        ids.push(memberId)
      }
      return ids
    })
    const pairs = ids.flatMap((id, n) => (n % 2 === 0 ? [[id, ids[n + 1]]] : []))
    const workOn = (undo: '0' | '1') =>
      workThroughKills(killsAfterMs, 'merge-process.ts', () => ({ PAIRS: JSON.stringify(pairs), UNDO: undo }))

    await workOn('0')
    await withApp(async app => {
      expect(await sums(app)).toEqual({
        members: people / 2,
        points: total,
        largest: people * 2 - 1,
        sent: 0,
      })
      await expectSoundLedger(app.database)
    })
    await workOn('1')
    await withApp(async app => {
      expect(await sums(app)).toEqual({ members: people, points: total, largest: people, sent: 0 })
      await expectSoundLedger(app.database)
    })
  }, 900_000)

  const total = (people * (people + 1)) / 2

  const sums = async ({ database }: OpenClinic) =>
    (
      await database.run(`select (select count(*)::int from identity.member) as members,
        (select sum(balance)::int from loyalty.account a join identity.member m on m.id = a.member_id) as points,
        (select max(balance) from loyalty.account) as largest,
        (select count(*)::int from messaging.notification) + (select count(*)::int from messaging.mail) as sent`)
    )[0]
})
