import type { Database } from '#platform/database/database.ts'
import type { Decisions } from '../preference-ports.ts'

export function decisionsInDatabase(database: Database): Decisions {
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
  const isStopped = database.statement<{ stopped: boolean }>(
    'is-number-stopped',
    `select exists (select from messaging.suppression where channel = 'sms' and target = $1) as stopped`,
  )
  return {
    async addOnce(memberId, { channel, given, number, wording, source, at }) {
      await addOnce(memberId, channel, given, number, wording, source, at)
    },
    isStopped: async number => (await isStopped(number))[0]?.stopped ?? false,
  }
}
