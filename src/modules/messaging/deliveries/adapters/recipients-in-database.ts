import type { Database } from '#platform/database/database.ts'
import type { SkipReason } from '../delivery.ts'
import type { RecipientQuery, Recipients } from '../ports.ts'
import { birthdaySnapshotOf, candidates, eachChannel, snapshotOf } from './delivery-statements.ts'

const manyRows = 2_000

/** Stores or counts a campaign's recipients. `people` is the SQL function that returns an audience's members. */
export function recipientsInDatabase(database: Database, people: string): Recipients {
  const snapshot = eachChannel(channel =>
    database.statement<{ count: number }>(`snapshot-${channel}-campaign`, snapshotOf(channel, people)),
  )
  const birthdaySnapshot = database.statement<{ count: number }>(
    'snapshot-birthday-campaign',
    birthdaySnapshotOf(people),
  )
  const preview = eachChannel(channel =>
    database.statement<{ reason: SkipReason | null; count: number }>(
      `preview-${channel}-campaign`,
      `with ${candidates(channel, people)},
       addressed as (
         select case when reason is null and $11::boolean and exists (
           select from messaging.birthday_special b
           where b.member_id = candidate.member_id and b.year = extract(year from $5::date)
         ) then 'already this year' else reason end as reason from candidate
       )
       select reason, count(*)::int as count from addressed group by reason order by count(*) desc, reason`,
    ),
  )
  const skipped = eachChannel(channel =>
    database.statement<{ memberId: string }>(
      `skipped-by-${channel}-campaign`,
      `with ${candidates(channel, people)}
       select member_id as "memberId" from candidate where reason is not null`,
    ),
  )
  return {
    async snapshot(campaignId, query) {
      const write = query.oncePerYear ? birthdaySnapshot : snapshot[query.channel]
      const [written] = await write(...asked(query), campaignId, headOfIds(campaignId, query.at))
      // Otherwise PostgreSQL plans with outdated statistics until autovacuum runs, up to minutes later.
      if (written && written.count > manyRows) await database.run('analyze messaging.delivery')
    },
    async preview(query) {
      const rows = await preview[query.channel](...asked(query), query.oncePerYear)
      const skipped = rows.flatMap(({ reason, count }) => (reason ? [{ reason, count }] : []))
      return { willGet: rows.find(({ reason }) => !reason)?.count ?? 0, skipped }
    },
    skipped: async query => (await skipped[query.channel](...asked(query))).map(({ memberId }) => memberId),
  }
}

/** The time first, as in every id, then the campaign's random bits; the recipient's number follows. */
function headOfIds(campaignId: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${campaignId.slice(13, 24)}`
}

function asked({ audience, service, sendToAll, today, at, limit }: RecipientQuery): readonly unknown[] {
  const { kind, tier, leastPoints, mostPoints } = audience
  return [kind, tier, leastPoints, mostPoints, today, at, sendToAll, limit.most, limit.since, service]
}
