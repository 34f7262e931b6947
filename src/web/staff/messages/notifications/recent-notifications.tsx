import { useListAdminNotifications } from '#api/campaigns/campaigns.ts'
import type { AdminNotification } from '#api/schemas/index.ts'
import { momentOf } from '../../../format/days.ts'
import { CampaignRow } from '../campaign-row.tsx'
import { renewInMs, SentList } from '../sent-list.tsx'
import { audiences, nameOf, types } from '../words.ts'

const refetchInterval = (query: { state: { data?: AdminNotification[] | undefined } }) =>
  query.state.data ? renewInMs(query.state.data) : false

export function RecentNotifications() {
  const list = useListAdminNotifications({ limit: 10 }, { query: { refetchInterval } })
  return (
    <SentList
      title="Recent Notifications"
      list={list}
      row={notification => (
        <CampaignRow
          key={notification.id}
          campaign={notification}
          about={`${nameOf(types, notification.type)} · ${nameOf(audiences, notification.targetAudience)} ·`}
          time={timeOf(notification)}
        />
      )}
    />
  )
}

function timeOf({ scheduledFor, sentAt, createdAt }: AdminNotification): string {
  if (scheduledFor && !sentAt) return `Scheduled for ${momentOf(scheduledFor)}`
  return sentAt ? `Sent ${momentOf(sentAt)}` : `Created ${momentOf(createdAt)}`
}
