import { type CampaignWithStats, type Channel, type Delay, isService } from './campaign.ts'
import { timeOf } from './late-campaign.ts'

/** A problem of a whole channel. */
export interface ChannelTrouble {
  readonly channel: Channel
  readonly kind: 'account' | 'away' | 'slow'
  readonly nextTryAt: Date
  /** As a sentence for people. */
  readonly words: string
}

export interface Circumstances {
  readonly troubles: readonly ChannelTrouble[]
  readonly isSetUp: (channel: Channel) => boolean
  /** The end of the current quiet hours. */
  readonly quietUntil: Date | undefined
  readonly at: Date
}

const workersLookMs = 120_000

/** A campaign at "sending" always shows why it waits (D-374). The problem to fix first comes first. */
export function whyWaiting(campaign: CampaignWithStats, circumstances: Circumstances): Delay | null {
  const { state, channel, stats } = campaign
  const { troubles, isSetUp, quietUntil, at } = circumstances
  if (state === 'late') return { why: 'late', reason: null, at: timeOf(campaign) }
  // A finished push is in all apps; devices may still be retried.
  if (stats.pending === 0 || (state !== 'sending' && state !== 'done')) return null
  const trouble = (kind: ChannelTrouble['kind']) =>
    troubles.find(each => each.channel === channel && each.kind === kind)
  if (!isSetUp(channel)) return { why: 'not set up', reason: null, at: null }
  const account = trouble('account')
  if (account) return { why: 'account trouble', reason: account.words, at: account.nextTryAt }
  if (quietUntil && !isService(campaign)) return { why: 'quiet hours', reason: null, at: quietUntil }
  const away = trouble('away')
  if (away) return { why: 'provider away', reason: away.words, at: laterThan(at, stats.nextAttemptAt) }
  const slow = trouble('slow')
  if (slow) return { why: 'provider slow', reason: slow.words, at: null }
  const next = stats.nextAttemptAt
  if (next && next > at) return { why: 'next try', reason: null, at: next }
  const lately = at.getTime() - workersLookMs
  const isIdle = !stats.lastAttemptAt || stats.lastAttemptAt.getTime() < lately
  return next && next.getTime() < lately && isIdle ? { why: 'no worker', reason: null, at: null } : null
}

const laterThan = (at: Date, next: Date | null) => (next && next > at ? next : null)
