import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import {
  auditSealer,
  hashAt,
  verifyAudit,
} from '../../../../src/modules/identity/audit/adapters/audit-chain-in-database.ts'
import { auditInDatabase } from '../../../../src/modules/identity/audit/adapters/audit-entries-in-database.ts'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { bothDatabases, usualDatabases } from '../../../support/databases.ts'

const nobody = '00000000-0000-7000-8000-000000000001'
const now = '2026-11-20T18:00:00Z'

const writeIn = ({ clock, database }: TestApp, staffName: string) => {
  clock.advance({ minutes: 1 })
  return auditInDatabase(database)({
    ...{ id: newId(clock.now().getTime()), at: clock.now(), staffId: nobody, staffName, role: 'front desk' },
    ...{ action: 'awardTreatment', memberId: undefined, address: '127.0.0.1' },
  })
}

describe.each(usualDatabases)('the chain of the audit log (%s)', database => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database, now })
    for (const person of ['Ruth', 'Ines', 'Olga', 'Lena', 'Nora']) await write(person)
    await seal()
  })
  afterAll(() => app.stop())

  const write = (staffName: string) => writeIn(app, staffName)
  /** As the day's check does it; its outcome. */
  const seal = async () => {
    app.clock.advance({ days: 1 })
    await app.modules.daily.runDue()
    const [latest] = (await app.database.run(
      "select outcome from platform.daily_run where name = 'audit check' order by day desc limit 1",
    )) as { outcome: string }[]
    return latest?.outcome
  }
  const verify = () => verifyAudit(app.database)
  const numberOf = async (staffName: string) => {
    const [row] = (await app.database.run(
      `select s.number::int as number from identity.audit_seal s join identity.audit_entry e on e.id = s.entry_id
       where e.staff_name = '${staffName}'`,
    )) as { number: number }[]
    return row?.number ?? 0
  }
  /** What is found while something is otherwise, past every trigger; afterwards all is as it was. */
  async function foundAfter(
    ...spoil: readonly (string | (() => Promise<unknown>))[]
  ): Promise<string | undefined> {
    const undo = new Error('undo')
    let found: string | undefined
    await app.database
      .inTransaction(async () => {
        await app.database.run('set local session_replication_role = replica')
        for (const act of spoil) await (typeof act === 'string' ? app.database.run(act) : act())
        found = (await verify()).broken
        throw undo
      })
      .catch(error => expect(error).toBe(undo))
    return found
  }

  it('holds, and names its head', async () => {
    const { broken, sealed, waiting, head } = await verify()
    expect({ broken, waiting }).toEqual({ broken: undefined, waiting: 0 })
    expect(sealed).toBeGreaterThanOrEqual(5)
    expect(head).toMatch(/^[0-9a-f]{64}$/)
    expect(await hashAt(app.database, String(sealed))).toBe(head)
  })

  it.each([
    ['staff_name', `'Nobody'`],
    ['role', `'owner'`],
    ['action', `'readIntake'`],
    ['address', `'10.0.0.1'`],
    ['subject', `'something'`],
    ['member_id', `'${nobody}'`],
    ['staff_id', `'00000000-0000-7000-8000-000000000002'`],
    ['at', `at + interval '1 microsecond'`],
  ])('says which entry has another %s', async (column, value) => {
    const number = await numberOf('Olga')
    expect(
      await foundAfter(`update identity.audit_entry set ${column} = ${value} where staff_name = 'Olga'`),
    ).toContain(`is not what was sealed as number ${number}`)
  })

  it('says which entry is missing', async () => {
    const number = await numberOf('Ines')
    expect(await foundAfter(`delete from identity.audit_entry where staff_name = 'Ines'`)).toContain(
      `sealed as number ${number}, is missing`,
    )
  })

  it('says where a place is missing with its entry, in the middle and at the beginning', async () => {
    for (const person of ['Lena', 'Ruth']) {
      const number = await numberOf(person)
      const spoilt = [
        `delete from identity.audit_seal where number = ${number}`,
        `delete from identity.audit_entry where staff_name = '${person}'`,
      ]
      expect(await foundAfter(...spoilt)).toBe(`place ${number} of the chain is missing`)
      const closed = `update identity.audit_seal set number = number - 1 where number > ${number}`
      expect(await foundAfter(...spoilt, closed)).toContain(`is not what was sealed as number ${number}`)
    }
  })

  it('says where two entries were swapped, themselves or in the chain', async () => {
    const [first, second] = [await numberOf('Ines'), await numberOf('Olga')]
    const found = `is not what was sealed as number ${Math.min(first, second)}`
    expect(
      await foundAfter(
        `update identity.audit_entry set staff_name = case staff_name when 'Ines' then 'Olga' else 'Ines' end
         where staff_name in ('Ines', 'Olga')`,
      ),
    ).toContain(found)
    expect(
      await foundAfter(
        'alter table identity.audit_seal drop constraint audit_seal_entry_id_key',
        `update identity.audit_seal s set entry_id = other.entry_id from identity.audit_seal other
         where s.number in (${first}, ${second}) and other.number = ${first + second} - s.number`,
      ),
    ).toContain(found)
  })

  const inserted = (at: string) =>
    `insert into identity.audit_entry (id, at, staff_id, staff_name, role, action, address)
     values ('00000000-0000-7000-8000-00000000000f', ${at}, '${nobody}', 'Eve', 'owner', 'readIntake', '')`

  it('says which entry was added past the triggers', async () => {
    expect(await foundAfter(inserted('now()'))).toContain('0000f was added beside the chain')
  })

  it('says which entry was added with an older date, though it was sealed as any other', async () => {
    const add = [
      inserted("timestamptz '2026-11-01'"),
      `insert into identity.audit_unsealed values ('00000000-0000-7000-8000-00000000000f', now() + interval '2 hours')`,
    ]
    expect(await foundAfter(...add, auditSealer(app.database))).toContain('says 2026-11-01T00:00:00.000000Z')
    expect(
      await foundAfter(inserted("timestamptz '2026-11-30'"), ...add.slice(1), auditSealer(app.database)),
    ).toBe(undefined)
  })

  it('says which entry disappeared before it was sealed', async () => {
    await write('Zoe')
    expect((await verify()).waiting).toBeGreaterThan(0)
    expect(await foundAfter(`delete from identity.audit_entry where staff_name = 'Zoe'`)).toContain(
      'which waited for its seal, is missing',
    )
    await seal()
  })

  it('is for good', async () => {
    for (const text of [
      'update identity.audit_seal set number = number',
      'delete from identity.audit_seal',
      'truncate identity.audit_seal',
    ])
      await expect(app.database.run(text)).rejects.toThrow('never changed')
  })
})

describe.each(bothDatabases)('a chain that many write at once (%s)', database => {
  it('has one place for each of 100 entries that are written and sealed at once', async () => {
    const app = await openTestApp({ database, now })
    await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        await writeIn(app, `Writer ${n}`)
        if (n % 10 === 0) await auditSealer(app.database)()
      }),
    )
    await auditSealer(app.database)()
    const { broken, sealed, waiting } = await verifyAudit(app.database)
    expect({ broken, waiting, sealed }).toEqual({ broken: undefined, waiting: 0, sealed: 100 })
    await app.stop()
  })
})
