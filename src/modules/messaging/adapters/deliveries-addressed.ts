import type { Database } from '#platform/database/database.ts'
import type { Addressing, Deliveries } from '../campaign-ports.ts'
import type { SkipReason } from '../campaigns.ts'
import { birthdaySnapshotOf, candidates, eachChannel, snapshotOf } from './delivery-statements.ts'

const manyRows = 2_000

/** Writes down whom a campaign is for, or counts them. */
export function addressingIn(database: Database, people: string): Pick<Deliveries, 'snapshot' | 'preview'> {
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
  return {
    async snapshot(campaignId, addressing) {
      const write = addressing.oncePerYear ? birthdaySnapshot : snapshot[addressing.channel]
      const [written] = await write(...asked(addressing), campaignId, headOfIds(campaignId, addressing.at))
      // Else PostgreSQL plans for the table as it was until it looks by itself, up to minutes later.
      if (written && written.count > manyRows) await database.run('analyze messaging.delivery')
    },
    async preview(addressing) {
      const rows = await preview[addressing.channel](...asked(addressing), addressing.oncePerYear)
      const skipped = rows.flatMap(({ reason, count }) => (reason ? [{ reason, count }] : []))
      return { willGet: rows.find(({ reason }) => !reason)?.count ?? 0, skipped }
    },
  }
}

/** The time in front, as in every id, and the campaign's own chance behind it; the recipient's number follows. */
function headOfIds(campaignId: string, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}${campaignId.slice(13, 24)}`
}

function asked({ audience, service, sendToAll, today, at, limit }: Addressing): readonly unknown[] {
  const { kind, tier, leastPoints, mostPoints } = audience
  return [kind, tier, leastPoints, mostPoints, today, at, sendToAll, limit.most, limit.since, service]
}
