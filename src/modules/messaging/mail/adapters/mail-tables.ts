import { defineEntity, p } from '@mikro-orm/core'
import { firstIdAt, type RetentionRule } from '#platform/scheduled-tasks/housekeeping.ts'
import type { MailKind, MailOutcome } from '../mails.ts'

export const MailTable = defineEntity({
  name: 'Mail',
  tableName: 'messaging.mail',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid().strictNullable(),
    campaignId: p.uuid().strictNullable(),
    toEmail: p.text(),
    toFirstName: p.text(),
    subject: p.text(),
    contents: p.text().strictNullable(),
    kind: p.text().$type<MailKind>(),
    state: p.text().$type<MailOutcome['state'] | 'sending'>(),
    channel: p.text().$type<NonNullable<MailOutcome['channel']>>().strictNullable(),
    attempts: p.integer().default(0),
    nextAttemptAt: p.datetime(),
    contentsLeftAt: p.datetime().strictNullable(),
    failure: p.text().strictNullable(),
    expiresAt: p.datetime().strictNullable(),
    createdAt: p.datetime(),
    settledAt: p.datetime().strictNullable(),
  },
  indexes: [{ name: 'mail_of_member', properties: ['memberId', 'id'] }],
})

/** After 13 months, only a count is kept. IDs start with a timestamp, so the primary key's index finds old rows. */
export const oldMails: RetentionRule = {
  name: 'count-old-mails',
  table: 'messaging.mail',
  expired: `r.id < ${firstIdAt("$1::timestamptz - interval '13 months'")}
    and r.settled_at < $1::timestamptz - interval '13 months' and r.state in ('sent', 'failed', 'unknown')`,
  counted: [
    `counted as (
      insert into messaging.message_count as c (month, carrier, kind, outcome, count)
      select date_trunc('month', created_at at time zone 'UTC'), 'mail', kind, state, count(*)
      from gone group by 1, 2, 3, 4
      on conflict (month, carrier, kind, outcome) do update set count = c.count + excluded.count
    )`,
  ],
}
