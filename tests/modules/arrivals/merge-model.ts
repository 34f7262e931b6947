import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { cipherWith } from '#platform/encryption/cipher.ts'
import type { Person } from '../../../src/modules/arrivals/merging/merged-person.ts'
import { profilePhotoRows } from '../../../src/modules/identity/profile-photos/adapters/profile-photos-in-database.ts'
import { phiKey, type TestApp } from '../../support/app.ts'
import type { Dice } from '../../support/dice.ts'
import { intakeOf } from '../../support/intakes.ts'
import { expectSoundLedger } from '../../support/ledger-invariants.ts'

const [keyName = '', secret = ''] = phiKey.split(':')
const cipher = cipherWith([{ id: keyName, secret: Buffer.from(secret, 'base64') }])

type RowsOf = readonly { readonly table: string; readonly row: Readonly<Record<string, unknown>> }[]

const ownRecords =
  /^(identity\.(session|audit_entry|audit_chain)|platform|pgboss|jobs|integrations|messaging\.(notification|mail|delivery))/

/** Every row of every table that names one of these members, but what the server writes for itself. */
async function allRowsOf(database: Database, memberIds: readonly string[]): Promise<RowsOf> {
  const tables =
    (await database.run(`select table_schema || '.' || table_name as "table" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where column_name = 'member_id' and table_type = 'BASE TABLE' order by 1`)) as { table: string }[]
  const found: { table: string; row: Record<string, unknown> }[] = []
  for (const { table } of [{ table: 'identity.member' }, ...tables]) {
    if (ownRecords.test(table)) continue
    const key = table === 'identity.member' ? 'id' : 'member_id'
    const rows = (await database.run(
      `select to_jsonb(r) as row from ${table} r where ${key} = any($1::uuid[]) order by to_jsonb(r)::text`,
      [memberIds],
    )) as { row: Record<string, unknown> }[]
    // Ciphertext differs each time it is made; that it can be read is looked at elsewhere.
    for (const { row } of rows)
      found.push({
        table,
        row: Object.fromEntries(
          Object.entries(row).filter(([column]) => !/encrypted$|^key_id$|^picture$/.test(column)),
        ),
      })
  }
  return found.sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

const order = ({ table, row }: RowsOf[number]) => table + JSON.stringify(row)

/** A patient, as the screens and the desk say, beside what each list holds. */
interface Summary {
  readonly person: Person
  readonly tierRank: number
  readonly vouchers: readonly string[]
  readonly requests: readonly string[]
  readonly notes: readonly (string | null)[]
  readonly diary: readonly string[]
  readonly allergies: readonly string[]
  readonly treatments: readonly string[]
  readonly claimed: readonly string[]
  readonly checkedIn: readonly string[]
}

const tierNames = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const
const tierFrom = [0, 50_000, 200_000, 500_000]

/** What merging has to do, in few words and by other means than the product's. */
async function merging(app: TestApp) {
  const { modules, database } = app
  const services = await modules.content.listServices()
  const goals = await modules.loyalty.listGoals()
  const codes = (await database.run('select code from loyalty.check_in_code order by code')) as {
    code: string
  }[]
  const actor = 'staff:test'
  const award = (memberId: string, serviceId: string, points: number) =>
    modules.loyalty.awardTreatment({
      ...{ memberId, serviceId, customPoints: points, locationId: undefined, allowDuplicate: true, actor },
    })

  async function patient(dice: Dice, name: string): Promise<string> {
    const hasPhone = dice.below(2) === 0
    const number = String(Number.parseInt(name.slice(1), 10) + (name.startsWith('s') ? 1000 : 2000))
    const phone = hasPhone ? `+1415555${number.padStart(4, '0')}` : undefined
    const birthday = dice.oneOf([undefined, '1990-02-03'])
    const ways = dice.below(3)
    const memberId =
      ways === 0
        ? await modules.identity.register({
            ...{ email: `${name}@merge.test`, password: 'velora-secret', name: `${name} Hart` },
            ...(birthday && { dateOfBirth: birthday }),
          })
        : (
            await modules.identity.enroll({
              ...{
                firstName: dice.oneOf(['Mia', 'Noor']),
                lastName: name,
                consents: [],
                sharesContacts: false,
              },
              ...{ phone, dateOfBirth: birthday, externalId: dice.below(2) ? `pos-${name}` : undefined },
              email: ways === 1 ? `${name}@merge.test` : undefined,
            })
          ).memberId
    await addWaysIn(memberId, dice)
    await live(memberId, dice, birthday)
    return memberId
  }

  async function addWaysIn(memberId: string, dice: Dice): Promise<void> {
    for (let n = dice.below(3); n > 0; n--)
      await database.run(
        `insert into identity.passkey (id, member_id, credential_id, public_key, counter, transports, name, created_at)
         select id, $1, id::text, 'key', 0, '{}', 'A phone', now() from gen_random_uuid() id`,
        [memberId],
      )
    for (let n = dice.below(2); n > 0; n--)
      await database.run(
        'insert into identity.recovery_code (code_hash, member_id, created_at) values (gen_random_uuid(), $1, now())',
        [memberId],
      )
    if (dice.below(2)) {
      const version = randomUUID()
      const { keyId, bytes } = cipher.encrypt(Buffer.from('x'), profilePhotoRows.boundTo([memberId, version]))
      await database.run(
        `insert into identity.profile_photo (member_id, version, key_id, picture, set_at)
         values ($1, $2, $3, $4, date_trunc('second', now()))`,
        [memberId, version, keyId, bytes],
      )
    }
  }

  async function accountOf(memberId: string) {
    const [account] = (await database.run(
      `select email is not null and password_hash is not null as "hasPassword",
         (select count(*)::int from identity.passkey where member_id = m.id) as passkeys,
         (select count(*) = 1 from identity.profile_photo where member_id = m.id) as "hasPhoto",
         array(select value from identity.external_id where member_id = m.id order by 1) as "externalIds"
       from identity.member m where id = $1`,
      [memberId],
    )) as Pick<Person, 'hasPassword' | 'passkeys' | 'hasPhoto' | 'externalIds'>[]
    if (!account) throw new Error('Nobody is there.')
    return account
  }

  async function live(memberId: string, dice: Dice, birthday?: string): Promise<void> {
    for (let n = dice.below(3); n > 0; n--)
      await award(memberId, dice.oneOf(services).id, 1 + dice.below(900))
    if (dice.below(2)) {
      await modules.loyalty.checkIn(memberId, dice.oneOf(codes).code).catch(() => undefined)
    }
    if (dice.below(3) === 0)
      await modules.loyalty.redeemGoal(memberId, dice.oneOf(goals).id).catch(() => undefined)
    if (dice.below(3) === 0) await modules.loyalty.sendOffer(memberId).catch(() => undefined)
    for (const channel of ['email', 'push', 'sms'] as const)
      if (dice.below(2)) {
        const given = channel !== 'sms' && dice.below(2) === 0
        await modules.messaging.recordConsent({ memberId, channel, given, wording: 'w', source: 'profile' })
      }
    if (dice.below(3) === 0)
      await modules.requests.requestPoints(memberId, {
        ...{ serviceId: dice.oneOf(services).id, treatmentDate: '2026-11-01', notes: `note ${randomUUID()}` },
      })
    if (dice.below(3) === 0)
      await modules.diary.addDiaryEntry(memberId, {
        ...{ title: `entry ${randomUUID()}`, description: null, entryType: 'before' },
        ...{ serviceId: null, treatmentDate: null, imageUrl: null },
      } as never)
    if (dice.below(3) === 0) {
      const { consentToTreatment, privacyPolicyAccepted, ...answers } = intakeOf({
        ...{ dateOfBirth: birthday ?? '1990-02-03', allergies: `allergy ${randomUUID()}` },
      }) as Record<string, unknown>
      app.clock.advance({ seconds: 1 })
      const consents = { consentToTreatment, privacyPolicyAccepted, wording: '2026-11-27' }
      await modules.privacy.submitIntake(memberId, { ...answers, consents } as never)
    }
  }

  async function shareAPhone(one: string, other: string, n: number): Promise<void> {
    const phone = `+1310555${String(3000 + n)}`
    for (const memberId of [one, other])
      await modules.identity.addContact(memberId, { phone, sharesContacts: true })
  }

  async function summary(memberId: string): Promise<Summary> {
    const patient = await modules.patients.findPatient(memberId)
    if (!patient) throw new Error('Nobody is there.')
    const [vouchers, requests, diary, preferences, contacts, intakes] = [
      await modules.loyalty.listVouchers(memberId),
      await modules.requests.listRequests(memberId, 50, undefined),
      await modules.diary.listDiaryEntries(memberId, 50, undefined),
      await modules.messaging.readPreferences(memberId),
      await modules.identity.listContacts(memberId),
      await modules.privacy.readIntake(memberId),
    ]
    const references = (await database.run(
      `select reference from loyalty.entry where member_id in (select loyalty.accounts_of($1)) and reference is not null`,
      [memberId],
    )) as { reference: string }[]
    const choice = (wanted: string) =>
      preferences.channels.find(({ channel }) => channel === wanted)?.choice ?? 'undecided'
    return {
      person: {
        memberId,
        name: `${patient.firstName} ${patient.lastName}`.trim(),
        birthday: patient.dateOfBirth,
        email: patient.email || null,
        ...(await accountOf(memberId)),
        contacts: contacts.map(({ kind, value }) => ({ kind, value })).sort(byValue),
        joinedAt: patient.createdAt,
        lastLoginAt: patient.lastLoginAt,
        points: patient.pointsBalance,
        tier: patient.tier,
        spendCents: patient.totalSpentCents,
        visits: patient.totalVisits,
        vouchers: vouchers.filter(({ usedAt }) => !usedAt).length,
        requests: requests.length,
        diaryEntries: diary.length,
        intakeAt: intakes.versions[0]?.submittedAt ?? null,
        consents: { email: choice('email'), push: choice('push'), sms: choice('sms') },
      },
      tierRank: tierNames.indexOf(patient.tier),
      vouchers: vouchers.map(({ code }) => code).sort(),
      requests: requests.map(({ id }) => id).sort(),
      notes: requests.map(({ notes }) => notes).sort(),
      diary: diary.map(({ title }) => title).sort(),
      allergies: intakes.versions.map(({ allergies }) => allergies),
      treatments: (await modules.loyalty.treatmentsOf(memberId)).map(({ serviceId }) => serviceId).sort(),
      claimed: references
        .map(({ reference }) => reference)
        .filter(it => it.startsWith('goal:'))
        .sort(),
      checkedIn: references
        .map(({ reference }) => reference)
        .filter(it => it.startsWith('check-in:'))
        .sort(),
    }
  }

  function sum(one: Summary, other: Summary): Summary {
    const [a, b] = [one.person, other.person]
    const spendCents = a.spendCents + b.spendCents
    const rank = Math.max(
      one.tierRank,
      other.tierRank,
      tierFrom.findLastIndex(from => spendCents >= from),
    )
    const all = (pick: (of: Summary) => readonly string[]) => [...pick(one), ...pick(other)].sort()
    const contacts = new Map([...a.contacts, ...b.contacts].map(each => [`${each.kind}${each.value}`, each]))
    const consent = (channel: 'email' | 'push' | 'sms') =>
      a.consents[channel] === 'off' || b.consents[channel] === 'off' ? 'off' : a.consents[channel]
    const later = (x: Date | null, y: Date | null) => (x && y ? (x > y ? x : y) : (x ?? y))
    return {
      person: {
        memberId: a.memberId,
        name: a.name,
        birthday: a.birthday ?? b.birthday,
        email: a.hasPassword ? a.email : b.hasPassword ? b.email : (a.email ?? b.email),
        hasPassword: a.hasPassword || b.hasPassword,
        passkeys: a.passkeys + b.passkeys,
        hasPhoto: a.hasPhoto || b.hasPhoto,
        externalIds: [...a.externalIds, ...b.externalIds].sort(),
        contacts: [...contacts.values()].sort(byValue),
        joinedAt: a.joinedAt < b.joinedAt ? a.joinedAt : b.joinedAt,
        lastLoginAt: later(a.lastLoginAt, b.lastLoginAt),
        points: a.points + b.points,
        tier: tierNames[rank] ?? 'Bronze',
        spendCents,
        visits: a.visits + b.visits,
        vouchers: a.vouchers + b.vouchers,
        requests: a.requests + b.requests,
        diaryEntries: a.diaryEntries + b.diaryEntries,
        intakeAt: later(a.intakeAt, b.intakeAt),
        consents: { email: consent('email'), push: consent('push'), sms: consent('sms') },
      },
      tierRank: rank,
      vouchers: all(it => it.vouchers),
      requests: all(it => it.requests),
      notes: [...one.notes, ...other.notes].sort(),
      diary: all(it => it.diary),
      allergies: newestFirst(one, other),
      treatments: [...new Set(all(it => it.treatments))],
      claimed: all(it => it.claimed),
      checkedIn: all(it => it.checkedIn),
    }
  }

  const newestFirst = (one: Summary, other: Summary) => {
    const [a, b] = [one.person.intakeAt?.getTime() ?? 0, other.person.intakeAt?.getTime() ?? 0]
    return a > b ? [...one.allergies, ...other.allergies] : [...other.allergies, ...one.allergies]
  }

  /** What either did once is done. */
  async function expectOnce(memberId: string, one: Summary, other: Summary): Promise<void> {
    for (const reference of new Set([...one.checkedIn, ...other.checkedIn])) {
      const [found] = (await database.run('select code from loyalty.check_in_code where id::text = $1', [
        reference.split(':')[1],
      ])) as { code: string }[]
      await expect(modules.loyalty.checkIn(memberId, found?.code ?? '')).rejects.toMatchObject({
        code: 'already-checked-in',
      })
    }
    for (const reference of new Set([...one.claimed, ...other.claimed]))
      await expect(modules.loyalty.redeemGoal(memberId, reference.slice(5, 41))).rejects.toMatchObject({
        code: 'already-claimed',
      })
  }

  const silence = async () =>
    (
      await database.run(`select (select count(*)::int from messaging.notification) as notifications,
        (select count(*)::int from messaging.delivery) as deliveries, (select count(*)::int from messaging.mail) as mails,
        (select count(*)::int from integrations.event) as events`)
    )[0]

  return {
    ...{ patient, shareAPhone, summary, sum, expectOnce, silence },
    goOn: (memberId: string, dice: Dice) => live(memberId, dice),
  }
}

const byValue = (a: { value: string }, b: { value: string }) => (a.value < b.value ? -1 : 1)

/** Merges that many random pairs and takes them apart again; each has to be what the model says, and then as before. */
export async function expectAgreement(app: TestApp, pairs: number, dice: Dice): Promise<void> {
  const model = await merging(app)
  for (let n = 0; n < pairs; n++) {
    const [survivor, absorbed] = [await model.patient(dice, `s${n}`), await model.patient(dice, `a${n}`)]
    if (dice.below(3) === 0) await model.shareAPhone(survivor, absorbed, n)
    const before = await allRowsOf(app.database, [survivor, absorbed])
    const [one, other] = [await model.summary(survivor), await model.summary(absorbed)]
    const {
      survivor: left,
      absorbed: right,
      afterwards,
    } = await app.modules.arrivals.previewMerge(survivor, absorbed)
    expect([left, right].map(sorted), `pair ${n}`).toEqual([one.person, other.person])
    const silence = await model.silence()

    const order = { survivorId: survivor, absorbedId: absorbed, actor: 'staff:tess', actorName: 'Tess' }
    const { id } = await app.modules.arrivals.mergeMembers(order)
    expect(await model.silence(), `pair ${n}`).toEqual(silence)
    const merged = await model.summary(survivor)
    expect(merged, `pair ${n}`).toEqual(model.sum(one, other))
    expect(sorted(afterwards), `pair ${n}`).toEqual(merged.person)
    expect(await app.modules.patients.findPatient(absorbed)).toBeUndefined()
    // A second click is the same merge.
    expect(await app.modules.arrivals.mergeMembers(order)).toMatchObject({ id })
    await model.expectOnce(survivor, one, other)

    const since = dice.below(2) === 0
    if (since) await model.goOn(survivor, dice)
    const quiet = await model.silence()
    if ((await model.summary(survivor)).person.points < other.person.points) {
      const undone = app.modules.arrivals.undoMerge(id, 'staff:tess')
      await expect(undone, `pair ${n}`).rejects.toMatchObject({ code: 'merged-points-spent' })
      continue
    }
    await app.modules.arrivals.undoMerge(id, 'staff:tess')
    await app.modules.arrivals.undoMerge(id, 'staff:tess')
    expect(await model.silence(), `pair ${n}`).toEqual(quiet)
    const after = await allRowsOf(app.database, [survivor, absorbed])
    expect(withoutMerge(after, absorbed), `pair ${n}`).toEqual(withoutMerge(before, absorbed))
    if (!since) expect(withoutMerge(after, survivor), `pair ${n}`).toEqual(withoutMerge(before, survivor))
    expect((await model.summary(absorbed)).person, `pair ${n}`).toEqual(other.person)
  }
  await expectSoundLedger(app.database)
}

const sorted = (person: Person): Person => ({
  ...person,
  contacts: person.contacts.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
})

/** What a merge and its undo leave behind: their two entries, and that the account was looked at. */
function withoutMerge(rows: RowsOf, memberId: string): unknown {
  const own = rows.filter(({ row }) => row['member_id'] === memberId || row['id'] === memberId)
  return own
    .filter(
      ({ table, row }) => !(table === 'loyalty.entry' && /^merge(-undo)?:/.test(String(row['reference']))),
    )
    .map(({ table, row }) => {
      if (table !== 'loyalty.account') return { table, row }
      const { peak_balance: _p, entry_count: _c, merged_at: _m, ...account } = row
      return { table, row: account }
    })
    .filter(
      ({ table, row }) => !(table === 'loyalty.account' && row['balance'] === 0 && row['tier'] === 'Bronze'),
    )
}
