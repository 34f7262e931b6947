import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Consent } from '../consent.ts'
import type { StoredConsents } from '../ports.ts'

export const ConsentsTable = defineEntity({
  name: 'Consents',
  tableName: 'messaging.consents',
  properties: {
    memberId: p.uuid().primary(),
    number: p.bigint('number').primary().generated('identity'),
    channel: p.enum(['email', 'push', 'sms']),
    given: p.boolean(),
    smsNumber: p.text().strictNullable(),
    wording: p.text(),
    source: p.text().$type<Consent['source']>(),
    at: p.datetime(),
  },
})

const columns = 'channel, given, sms_number as "number", wording, source, at'

export function consentsInDatabase(database: Database): StoredConsents {
  const addOnce = database.statement<never>(
    'add-decision-once',
    `insert into messaging.consents (member_id, channel, given, sms_number, wording, source, at)
     select $1::uuid, $2, $3::boolean, $4, $5, $6, $7::timestamptz
     where not exists (
       select from (
         select c.given, c.sms_number, c.wording from messaging.consents c
         where c.member_id = $1 and c.channel = $2 order by c.number desc limit 1
       ) latest
       where latest.given = $3 and latest.sms_number is not distinct from $4 and latest.wording = $5
     )`,
  )
  const addImported = database.statement<{ memberId: string; number: number }>(
    'import-decisions',
    `insert into messaging.consents (member_id, channel, given, sms_number, wording, source, at)
     select given."memberId", given.channel, given.given, given.number, given.wording, given.source, given.at
     from jsonb_to_recordset($1::jsonb) as given ("memberId" uuid, channel text, given boolean, number text, wording text,
       source text, at timestamptz, "isDated" boolean)
     left join lateral (
       select c.given, c.wording, c.source from messaging.consents c
       where c.member_id = given."memberId" and c.channel = given.channel order by c.number desc limit 1
     ) latest on true
     where latest.given is null or (not given.given and case when latest.given then not exists (
       select from messaging.consents c where (c.member_id, c.channel, c.given, c.wording) = (given."memberId", given.channel, false, given.wording)
         and lower(split_part(c.source, ': ', 1)) = lower(split_part(given.source, ': ', 1)) and (c.at >= given.at or not given."isDated")
     ) else (latest.wording, latest.source) <> (given.wording, given.source) end)
     returning member_id as "memberId", number::float8 as number`,
  )
  const latestOf = database.statement<Consent>(
    'latest-consents-of',
    `select distinct on (channel) ${columns} from messaging.consents c
     where member_id = $1 order by channel, c.number desc`,
  )
  const withNumber = database.statement<Consent & { readonly memberId: string }>(
    'consents-with-number',
    `select distinct on (member_id) member_id as "memberId", ${columns} from messaging.consents c
     where channel = 'sms' and member_id in (select n.member_id from messaging.consents n where n.sms_number = $1)
     order by member_id, c.number desc`,
  )
  const allowTakingBack = (memberId: string) =>
    database.run("select set_config('velora.forgetting', $1, true)", [memberId])
  return {
    async add(memberId, { number: smsNumber, ...consent }) {
      await database.em().insert(ConsentsTable, { memberId, ...consent, smsNumber } as never)
    },
    async addOnce(memberId, { channel, given, number, wording, source, at }) {
      await addOnce(memberId, channel, given, number, wording, source, at)
    },
    async addImported(decisions) {
      return decisions.length === 0 ? [] : addImported(JSON.stringify(decisions))
    },
    latestOf: memberId => latestOf(memberId),
    async of(memberId) {
      const found = await database.em().find(ConsentsTable, { memberId }, { orderBy: { number: 'desc' } })
      return found.map(({ memberId: _theirs, smsNumber, ...consent }) => ({ ...consent, number: smsNumber }))
    },
    withNumber: async number =>
      (await withNumber(number)).map(({ memberId, ...latest }) => ({ memberId, latest })),
    async addNumbered(memberId, { number: smsNumber, ...consent }) {
      const decision = { memberId, ...consent, smsNumber } as never
      const insert = database.em().qb(ConsentsTable).insert(decision).returning('number')
      return Number((await insert.execute<{ number: unknown }[]>('all'))[0]?.number)
    },
    async takeBack(memberId, numbers) {
      await allowTakingBack(memberId)
      await database.em().nativeDelete(ConsentsTable, { memberId, number: { $in: [...numbers] } })
      await allowTakingBack('')
    },
    async forget(memberIds) {
      await database.run('select messaging.forget_consents(member) from unnest($1::uuid[]) member', [
        memberIds,
      ])
    },
  }
}
