import { describe, expect, it } from 'vitest'
import { bothDatabases } from '../support/databases.ts'
import { killedClinic, type OpenClinic, sent } from '../support/killed-clinic.ts'
import { expectSoundLedger } from '../support/ledger-invariants.ts'

const people = 240

describe.each(bothDatabases)('merges whose process is killed again and again (%s)', kind => {
  it('leave every pair merged or not, and no point lost, and so do their undos', async () => {
    const { withApp, workThroughKills, readMembers, listen } = await killedClinic(kind, { WORKERS: '0' })
    const ids = await withApp(async app => {
      const { modules } = app
      const ids: string[] = []
      for (let n = 0; n < people; n++) {
        const isSurvivor = n % 2 === 0
        const contact = isSurvivor ? { email: `m${n}@mail.test` } : { phone: `(415) 555-${1_000 + n}` }
        const person = { firstName: 'Mia', lastName: `${n}`, consents: [], sharesContacts: false }
        const { memberId } = await modules.identity.enroll({ ...person, ...contact })
        const decided = { memberId, channel: 'email', wording: 'w', source: 'front desk' } as const
        await modules.messaging.recordConsent({ ...decided, given: isSurvivor })
        const entry = { reason: 'Imported', actor: 'import', at: new Date(), isReplacing: false }
        await modules.loyalty.postImported({ ...entry, memberId, points: n + 1, reference: `import:${n}` })
        ids.push(memberId)
      }
      await listen(app)
      return ids
    })
    const pairs = ids.flatMap((id, n) => (n % 2 === 0 ? [[id, ids[n + 1]]] : []))
    const apart = await withApp(readMembers)
    const workOn = (undo: '0' | '1') =>
      workThroughKills('merge-process.ts', 17, () => ({ PAIRS: JSON.stringify(pairs), UNDO: undo }))

    await workOn('0')
    await withApp(async app => {
      expect(await sums(app)).toEqual({
        members: people / 2,
        contacts: people,
        points: total,
        largest: people * 2 - 1,
        opted: people / 2,
        sent: 0,
      })
      await expectSoundLedger(app.database)
    })
    await workOn('1')
    await withApp(async app => {
      expect(await readMembers(app)).toEqual(apart)
      expect(await sums(app)).toMatchObject({ members: people, points: total, sent: 0 })
      await expectSoundLedger(app.database)
    })
  }, 1_800_000)

  const total = (people * (people + 1)) / 2

  const sums = async ({ database }: OpenClinic) =>
    (
      await database.run(`select (select count(*)::int from identity.member) as members,
        (select count(*)::int from identity.contacts) as contacts,
        (select sum(balance)::int from loyalty.account a join identity.member m on m.id = a.member_id) as points,
        (select max(balance) from loyalty.account) as largest,
        (select count(distinct c.member_id)::int from messaging.consents c join identity.member m on m.id = c.member_id
          where c.channel = 'email' and not c.given) as opted,
        ${sent} as sent`)
    )[0]
})
