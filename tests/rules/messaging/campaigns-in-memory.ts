import {
  type Campaign,
  type CampaignStats,
  statsFrom,
} from '../../../src/modules/messaging/campaigns/campaign.ts'
import { clicksFrom } from '../../../src/modules/messaging/campaigns/clicks.ts'
import type { StoredCampaigns } from '../../../src/modules/messaging/campaigns/ports.ts'
import type {
  ClaimedDelivery,
  DeliveryOutcome,
  SkipReason,
} from '../../../src/modules/messaging/deliveries/delivery.ts'
import type {
  Recipients,
  SandboxDelivery,
  StoredDeliveries,
  TextReport,
} from '../../../src/modules/messaging/deliveries/ports.ts'

/** Who is in every audience, and why they are not sent anything. */
export interface Addressee {
  readonly memberId: string
  readonly firstName: string
  readonly target: string
  readonly skip?: SkipReason
  /** Not when a service notification is to stay in the app. */
  readonly agreed?: boolean
}

interface KeptDelivery extends ClaimedDelivery {
  readonly state: DeliveryOutcome['state'] | 'sending'
  readonly reason: SkipReason | null
  readonly failure: string | null
  readonly carrier: string | null
  readonly nextAttemptAt: Date
  readonly leftAt: Date | null
  readonly report: TextReport | null
}

export function campaignsInMemory(audience: readonly Addressee[], stopped: Map<string, string>) {
  const kept: Campaign[] = []
  const rows: KeptDelivery[] = []
  const onTime = new Map<string, Date>()
  const asked: unknown[] = []
  const claims: { readonly limit: number; readonly until: Date; readonly most: number | null }[] = []
  const reported: unknown[] = []
  const forgotten: unknown[] = []
  const deliverySandbox: SandboxDelivery[] = []
  const change = (id: string, changes: Partial<KeptDelivery>) => {
    const place = rows.findIndex(row => row.id === id)
    rows[place] = { ...(rows[place] as KeptDelivery), ...changes }
  }
  const moved = (id: string, changes: Partial<Campaign>) => {
    const place = kept.findIndex(campaign => campaign.id === id)
    kept[place] = { ...(kept[place] as Campaign), ...changes }
  }
  const of = (campaignId: string) => rows.filter(row => row.campaignId === campaignId)
  const open = (campaignId: string) =>
    of(campaignId).filter(({ state }) => ['pending', 'sending'].includes(state))
  const statsOf = (campaignId: string): CampaignStats =>
    statsFrom(
      of(campaignId).map(({ state, reason, report }) => ({
        state,
        reason,
        count: 1,
        delivered: report === 'delivered' ? 1 : 0,
        undelivered: report === 'undelivered' ? 1 : 0,
      })),
    )
  const campaigns: StoredCampaigns = {
    add: async campaign => void kept.push(campaign),
    find: async id => {
      const campaign = kept.find(each => each.id === id)
      return campaign && { ...campaign, stats: statsOf(id), clicks: clicksFrom(campaign.message, []) }
    },
    list: async (kinds, limit) => {
      const listed = kept.filter(({ kind }) => !kinds || kinds.includes(kind)).slice(0, limit)
      return listed.map(campaign => ({
        ...campaign,
        stats: statsOf(campaign.id),
        clicks: clicksFrom(campaign.message, []),
      }))
    },
    count: async kinds => kept.filter(({ kind }) => !kinds || kinds.includes(kind)).length,
    active: async () =>
      kept
        .filter(
          ({ id, state, channel }) =>
            state === 'sending' || (state === 'done' && channel === 'push' && open(id).length > 0),
        )
        .map(campaign => ({
          ...campaign,
          onTimeAt: onTime.get(campaign.id) ?? null,
          hasUntried: open(campaign.id).some(({ attempts }) => attempts === 0),
        })),
    recordOnTime: async (ids, at) => ids.forEach(id => void onTime.set(id, at)),
    due: async now =>
      kept.filter(({ state, scheduledFor }) => state === 'scheduled' && scheduledFor && scheduledFor <= now),
    async move(id, from, to, at) {
      const campaign = kept.find(each => each.id === id)
      if (!campaign || !from.includes(campaign.state)) return false
      moved(id, { state: to, ...(to === 'sending' && { startedAt: campaign.startedAt ?? at }) })
      if (to === 'sending') onTime.set(id, at)
      return true
    },
    async finish(id, at) {
      const campaign = kept.find(each => each.id === id)
      const isTriedPush = (row: KeptDelivery) =>
        campaign?.channel === 'push' && row.state === 'pending' && row.attempts > 0
      const left = open(id).filter(row => !isTriedPush(row))
      if (campaign?.state === 'sending' && left.length === 0) moved(id, { state: 'done', finishedAt: at })
    },
  }
  const recipients: Recipients = {
    async snapshot(campaignId, query) {
      asked.push(query)
      for (const { skip, ...addressee } of audience)
        rows.push({
          agreed: true,
          ...addressee,
          campaignId,
          id: `${campaignId}/${addressee.memberId}`,
          attempts: 0,
          state: skip ? 'skipped' : 'pending',
          reason: skip ?? null,
          failure: null,
          carrier: null,
          nextAttemptAt: query.at,
          leftAt: null,
          report: null,
        })
    },
    async preview(query) {
      asked.push(query)
      const skipped = audience.flatMap(({ skip }) => (skip ? [{ reason: skip, count: 1 }] : []))
      return { willGet: audience.length - skipped.length, skipped }
    },
  }
  const deliveries: StoredDeliveries = {
    async claim(campaign, at, until, limit, daily) {
      claims.push({ limit, until, most: daily.most })
      const due = open(campaign.id).filter(row => row.state === 'pending' && row.nextAttemptAt <= at)
      const looked = due.slice(0, limit)
      const claimed = looked.filter(({ target }) => !stopped.has(target))
      for (const { id } of looked) change(id, { state: 'skipped', reason: 'stopped' })
      for (const { id, attempts } of claimed)
        change(id, { state: 'sending', reason: null, attempts: attempts + 1 })
      return { looked: looked.length, claimed: claimed.map(row => ({ ...row, attempts: row.attempts + 1 })) }
    },
    waitForTurn: async channel => void asked.push(`turn of ${channel}`),
    async markDispatched({ id, target }, at) {
      if (stopped.has(target)) return false
      change(id, { leftAt: at })
      return true
    },
    recordOutcome: async ({ id }, outcome) => change(id, outcome),
    async release(back, at) {
      for (const { id, attempts } of back)
        change(id, { state: 'pending', nextAttemptAt: at, attempts: attempts - 1, leftAt: null })
    },
    async postpone({ id, attempts }, failure, nextAttemptAt) {
      change(id, { state: 'pending', nextAttemptAt, failure, attempts: attempts - 1, leftAt: null })
    },
    recordReport: async (delivery, report, failure, at) =>
      void reported.push({ ...delivery, report, failure, at }),
    expireStale: async now => void asked.push(`gave up at ${now.toISOString()}`),
    async cancel(campaignId) {
      for (const { id } of open(campaignId)) change(id, { state: 'skipped', reason: 'cancelled' })
    },
    inSandbox: async limit => deliverySandbox.slice(0, limit),
    countInSandbox: async () => deliverySandbox.length,
    of: async memberId => rows.filter(row => row.memberId === memberId),
    forget: async (memberId, at) => void forgotten.push({ memberId, at }),
  }
  return {
    campaigns,
    recipients,
    deliveries,
    kept,
    rows,
    asked,
    claims,
    reported,
    forgotten,
    deliverySandbox,
  }
}
