import { useListCampaigns } from '#api/messaging/messaging.ts'
import type { Campaign } from '#api/schemas/index.ts'
import { CampaignRow } from './campaign-row.tsx'
import { SentBefore, whileSending } from './sent-before.tsx'
import { audiences, moment, nameOf } from './words.ts'

/** The campaigns of one kind, with progress and results. */
export function CampaignHistory({ kind, title }: { kind: Campaign['kind']; title: string }) {
  const list = useListCampaigns({ kind, limit: 10 }, { query: { refetchInterval: whileSending } })
  return (
    <SentBefore
      title={title}
      list={list}
      row={campaign => (
        <CampaignRow
          key={campaign.id}
          campaign={campaign}
          about={`${nameOf(audiences, campaign.targetAudience)}${campaign.sendToAll ? ', send to all' : ''} · ${campaign.actor} ·`}
          time={moment(campaign.startedAt ?? campaign.createdAt)}
        />
      )}
    />
  )
}
