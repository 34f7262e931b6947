import type { TextReport } from '../../../src/modules/messaging/campaign-ports.ts'
import {
  type Campaign,
  type SkipReason,
  type Tally,
  tallied,
} from '../../../src/modules/messaging/campaigns.ts'
import type { SettledDelivery, TakenDelivery } from '../../../src/modules/messaging/deliveries.ts'
import { openingsOf } from '../../../src/modules/messaging/links.ts'
import type { OutboxMessage } from '../../../src/modules/messaging/mails.ts'
import type { MessagingPorts } from '../../../src/modules/messaging/ports.ts'

/** Who is in every audience, and why they are not sent anything. */
export interface Addressee {
  readonly memberId: string
  readonly firstName: string
  readonly target: string
  readonly skip?: SkipReason
  /** Not when a service notification is to stay in the app. */
  readonly agreed?: boolean
}

interface KeptDelivery extends TakenDelivery {
  readonly state: SettledDelivery['state'] | 'sending'
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
  const asked: unknown[] = []
  const takes: { readonly limit: number; readonly until: Date; readonly most: number | null }[] = []
  const reported: unknown[] = []
  const forgotten: unknown[] = []
  const deliveryOutbox: OutboxMessage[] = []
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
  const tallyOf = (campaignId: string): Tally =>
    tallied(
      of(campaignId).map(({ state, reason, report }) => ({
        state,
        reason,
        count: 1,
        delivered: report === 'delivered' ? 1 : 0,
        undelivered: report === 'undelivered' ? 1 : 0,
      })),
    )
  const campaigns: MessagingPorts['campaigns'] = {
    add: async campaign => void kept.push(campaign),
    find: async id => {
      const campaign = kept.find(each => each.id === id)
      return campaign && { ...campaign, tally: tallyOf(id), openings: openingsOf(campaign.message, []) }
    },
    list: async (kinds, limit) => {
      const listed = kept.filter(({ kind }) => !kinds || kinds.includes(kind)).slice(0, limit)
      return listed.map(campaign => ({
        ...campaign,
        tally: tallyOf(campaign.id),
        openings: openingsOf(campaign.message, []),
      }))
    },
    count: async kinds => kept.filter(({ kind }) => !kinds || kinds.includes(kind)).length,
    active: async () =>
      kept.filter(
        ({ id, state, channel }) =>
          state === 'sending' || (state === 'done' && channel === 'push' && open(id).length > 0),
      ),
    due: async now =>
      kept
        .filter(({ state, scheduledFor }) => state === 'scheduled' && scheduledFor && scheduledFor <= now)
        .map(({ id }) => id),
    async move(id, from, to, at) {
      const campaign = kept.find(each => each.id === id)
      if (!campaign || !from.includes(campaign.state)) return false
      moved(id, { state: to, startedAt: campaign.startedAt ?? at })
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
  const deliveries: MessagingPorts['deliveries'] = {
    async snapshot(campaignId, addressing) {
      asked.push(addressing)
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
          nextAttemptAt: addressing.at,
          leftAt: null,
          report: null,
        })
    },
    async preview(addressing) {
      asked.push(addressing)
      const skipped = audience.flatMap(({ skip }) => (skip ? [{ reason: skip, count: 1 }] : []))
      return { willGet: audience.length - skipped.length, skipped }
    },
    async take(campaign, at, until, limit, daily) {
      takes.push({ limit, until, most: daily.most })
      const due = open(campaign.id).filter(row => row.state === 'pending' && row.nextAttemptAt <= at)
      const looked = due.slice(0, limit)
      const taken = looked.filter(({ target }) => !stopped.has(target))
      for (const { id } of looked) change(id, { state: 'skipped', reason: 'stopped' })
      for (const { id, attempts } of taken)
        change(id, { state: 'sending', reason: null, attempts: attempts + 1 })
      return { looked: looked.length, taken: taken.map(row => ({ ...row, attempts: row.attempts + 1 })) }
    },
    waitForTurn: async channel => void asked.push(`turn of ${channel}`),
    async noteLeaving({ id, target }, at) {
      if (stopped.has(target)) return false
      change(id, { leftAt: at })
      return true
    },
    settle: async ({ id }, settled) => change(id, settled),
    async putBack(back, at) {
      for (const { id, attempts } of back)
        change(id, { state: 'pending', nextAttemptAt: at, attempts: attempts - 1, leftAt: null })
    },
    report: async (delivery, report, failure, at) => void reported.push({ ...delivery, report, failure, at }),
    giveUp: async now => void asked.push(`gave up at ${now.toISOString()}`),
    async cancel(campaignId) {
      for (const { id } of open(campaignId)) change(id, { state: 'skipped', reason: 'cancelled' })
    },
    suppress: async (_channel, target, reason) => void stopped.set(target, reason),
    allow: async (_channel, target) => void stopped.delete(target),
    inOutbox: async limit => deliveryOutbox.slice(0, limit),
    countInOutbox: async () => deliveryOutbox.length,
    of: async memberId => rows.filter(row => row.memberId === memberId),
    forget: async (memberId, at) => void forgotten.push({ memberId, at }),
  }
  return { campaigns, deliveries, kept, rows, asked, takes, reported, forgotten, deliveryOutbox }
}
