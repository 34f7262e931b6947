import { getListCampaignsQueryKey, getListCampaignsUrl } from '#api/campaigns/campaigns.ts'
import type { Campaign } from '#api/schemas/index.ts'
import { momentOf } from '../../format/days.ts'
import { ShowMore } from '../show-more.tsx'
import { useInfiniteList } from '../use-infinite-list.ts'
import { CampaignRow } from './campaign-row.tsx'
import { renewInMs, SentList } from './sent-list.tsx'
import { audiences, nameOf, notClaimed } from './words.ts'

/** The campaigns of one kind, with progress and results. */
export function CampaignHistory({ kind, title }: { kind: Campaign['kind']; title: string }) {
  const params = { kind, limit: 10 }
  const { items, error, refetch, ...list } = useInfiniteList<Campaign>({
    queryKey: getListCampaignsQueryKey(params),
    addressOf: cursor => getListCampaignsUrl({ ...params, ...cursor }),
    renewInMs,
  })
  return (
    <SentList
      title={title}
      list={{ data: items, error, refetch }}
      more={<ShowMore list={list} />}
      row={campaign => (
        <CampaignRow
          key={campaign.id}
          campaign={campaign}
          about={`${nameOf([...audiences, notClaimed], campaign.targetAudience)}${campaign.sendToAll ? ', send to all' : ''} · ${campaign.actor} ·`}
          time={momentOf(campaign.startedAt ?? campaign.createdAt)}
        />
      )}
    />
  )
}
