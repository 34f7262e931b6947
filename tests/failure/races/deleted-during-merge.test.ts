import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { password } from '../../support/cast.ts'
import { eventually } from '../../support/eventually.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'
import { treatmentOf } from '../../support/points.ts'

describe('an account that is deleted during a merge or its undo', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ database: 'postgresql' })
  })
  afterAll(() => app.stop())

  const twoPatients = async (firstName: string) => {
    const survivor = await app.member(firstName)
    const { memberId: other } = await app.modules.identity.enroll({
      ...{ firstName: 'Mia', lastName: firstName, consents: [], sharesContacts: true },
    } as never)
    const { email: _email, ...treatment } = await treatmentOf(app)
    await app.modules.loyalty.awardTreatment({ ...treatment, memberId: other, customPoints: 9 })
    return { survivorId: survivor.id, absorbedId: other }
  }
  const merge = (members: Awaited<ReturnType<typeof twoPatients>>) =>
    app.modules.arrivals.mergeMembers({ ...members, actor: 'staff:tess', actorName: 'Tess' })
  const remove = (memberId: string) => app.modules.privacy.deleteAccount(memberId, password, undefined)

  /** Runs `first` in a transaction that commits once `second` waits for one of its locks. */
  const whileWaiting = async (first: () => Promise<unknown>, second: () => Promise<unknown>) => {
    const [isDone, isWaiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const committed = app.database.inTransaction(async () => {
      await first().finally(isDone.resolve)
      await isWaiting.promise
    })
    await isDone.promise
    const answer = second().catch((error: Error) => error.constructor.name)
    await eventually(async () =>
      expect(
        await app.database.run(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ).toHaveLength(1),
    ).finally(isWaiting.resolve)
    await committed
    return answer
  }
  const pointsOf = async (id: string) => (await app.modules.patients.findPatient(id))?.pointsBalance

  it('takes along nobody who was just separated from it', async () => {
    const members = await twoPatients('Ada')
    const { id } = await merge(members)
    await whileWaiting(
      () => app.modules.arrivals.undoMerge(id, 'staff:tess'),
      () => remove(members.survivorId),
    )
    expect(await pointsOf(members.survivorId)).toBeUndefined()
    expect(await pointsOf(members.absorbedId)).toBe(9)
    await expectSoundLedger(app.database)
  })

  it('takes along an account that was just merged into it', async () => {
    const members = await twoPatients('Bea')
    await app.modules.diary.addDiaryEntry(members.absorbedId, {
      ...{ title: 'First visit', entryType: 'before' },
    } as never)
    await whileWaiting(
      () => merge(members),
      () => remove(members.survivorId),
    )
    expect(
      await app.database.run('select from diary.entry where member_id = $1', [members.absorbedId]),
    ).toEqual([])
  })

  it('takes no new balance once it is merged', async () => {
    const members = await twoPatients('Fay')
    const set = { memberId: members.absorbedId, type: 'set', points: 300, reason: 'Test' } as const
    const answer = await whileWaiting(
      () => merge(members),
      () => app.modules.loyalty.adjustPoints({ ...set, actor: 'staff:tess' } as never),
    )
    expect(answer).toBe('PatientGone')
    expect(await pointsOf(members.survivorId)).toBe(9)
    await expectSoundLedger(app.database)
  })

  it('can’t be separated afterwards', async () => {
    const members = await twoPatients('Cleo')
    const { id } = await merge(members)
    const undone = await whileWaiting(
      () => app.modules.privacy.removeMembers([members.survivorId]),
      () => app.modules.arrivals.undoMerge(id, 'staff:tess'),
    )
    expect(undone).toBe('PatientsChanged')
  })
})
