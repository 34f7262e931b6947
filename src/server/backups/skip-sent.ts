import { jobsSchema } from '#platform/jobs/installation.ts'
import type { Ask } from './archive/catalogue.ts'

/**
 * A backup doesn't know what was sent after it was made, and skipping a message is better than sending it twice. So today's
 * birthday specials and due voucher reminders count as sent, waiting pushes are deleted, and campaigns wait for staff.
 */
export async function skipSent(ask: Ask, at: Date, defaultTimeZone: string): Promise<void> {
  const own = await ask("select rules ->> 'timeZone' as zone from content.house_rules")
  const timeZone = (own as { zone: string | null }[])[0]?.zone ?? defaultTimeZone
  // Tasks begin at these times of the clinic's day, so earlier it's the day before that counts.
  const dayFrom = (hours: number) => `($1::timestamptz at time zone $2 - interval '${hours} hours')::date`
  await ask(
    `insert into platform.daily_run (name, day, begun_at, outcome)
     values ('birthday specials', ${dayFrom(9)}, $1, 'restored') on conflict do nothing`,
    [at, timeZone],
  )
  await ask(
    `update loyalty.voucher set reminded_at = $1 where used_at is null and reminded_at is null
       and expires_at <= (${dayFrom(10)} + 4)::timestamp at time zone $2
       and issued_at < ${dayFrom(10)}::timestamp at time zone $2`,
    [at, timeZone],
  )
  await ask(
    `update messaging.campaign set state = 'late'
     where state = 'sending' or state = 'scheduled' and scheduled_for <= $1`,
    [at],
  )
  await ask(
    `update messaging.delivery d set state = 'failed', settled_at = $1 from messaging.campaign c
     where c.id = d.campaign_id and c.state = 'done' and d.channel = 'push' and d.state in ('pending', 'sending')`,
    [at],
  )
  await ask(`delete from ${jobsSchema}.job where name = any($1)`, [
    ['notification-push', 'offer-push', 'trial', 'number-code'],
  ])
}
