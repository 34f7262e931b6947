import type { Dice } from '../../support/dice.ts'
import type { Clinic } from './clinic.ts'
import type { Channel, MemberState } from './model.ts'
import type { Person } from './people.ts'
import type { Arrived } from './providers.ts'
import { Divergence } from './trace.ts'

export interface OrderedCampaign {
  /** Words that stand in each of its messages and in no other's. */
  readonly mark: string
  readonly channel: Channel
  /** Who has got it, by address. */
  readonly reached: Set<string>
  id: string
  /** Its counts add up and nothing of it is pending: they change no more. */
  isOver?: boolean
}

const kinds = ['email', 'email', 'sms', 'promotion', 'notification'] as const

/** Whether the model allows that something is sent to a member over a channel. */
function maySend(
  { isMember, decisions }: MemberState,
  channel: Channel,
  kind: string,
  toAll: boolean,
): boolean {
  const decision = decisions.get(channel)
  if (!isMember) return false
  if (kind === 'notification') return true
  if (decision?.isOptOut) return false
  return decision?.given === true || (channel === 'email' && toAll)
}

function callOf(kind: (typeof kinds)[number], mark: string, sendToAll: boolean) {
  const words = { title: mark, message: `${mark} for you` }
  if (kind === 'email')
    return { path: 'email-campaign', body: { subject: mark, message: words.message, sendToAll } }
  if (kind === 'sms') return { path: 'sms-campaign', body: { message: words.message, sendToAll } }
  if (kind === 'promotion') return { path: 'send-promotion', body: words }
  return { path: 'notifications/send', body: { ...words, type: 'GENERAL' } }
}

/** Orders a campaign, sometimes twice with one key, and compares whom it is for with the model. */
export async function orderCampaign(
  clinic: Clinic,
  dice: Dice,
  everybody: readonly Person[],
  step: number,
): Promise<{ readonly campaign: OrderedCampaign; readonly words: string }> {
  const kind = dice.oneOf(kinds)
  const channel = kind === 'email' || kind === 'sms' ? kind : 'push'
  const toAll = dice.below(2) === 0
  const mark = `News ${step}.`
  const { path, body } = callOf(kind, mark, toAll)
  const fault = dice.oneOf([undefined, undefined, 'repeated', 'killed'] as const)
  const deathAt = 1 + dice.below(8)
  const by = await clinic.desk()
  const headers = { 'idempotency-key': `campaign-${step}` }
  const send = () => clinic.ask(by, { method: 'POST', path: `/api/admin/${path}`, body, headers })
  if (fault === 'killed') clinic.process().killAt(deathAt)
  let answer = await send()
  if (fault === 'killed') {
    clinic.process().kill()
    await clinic.restart()
  }
  if (fault) answer = await send()
  const found = await clinic.store.rows<{ id: string }>(
    'select id from messaging.campaign where message = $1',
    [`${mark} for you`],
  )
  const findings: string[] = []
  if (answer?.status !== 200) findings.push(`A campaign was refused: ${answer?.status} ${answer?.text}`)
  if (found.length !== 1) findings.push(`One order made ${found.length} campaigns: ${mark}`)
  const campaign = { mark, channel, reached: new Set<string>(), id: found[0]?.id ?? '' } as const
  findings.push(...(await wrongRecipients(clinic, everybody, campaign, kind, toAll)))
  if (findings.length > 0) throw new Divergence(step, findings, [])
  return { campaign, words: `${kind}${toAll ? ' to all' : ''}${fault ? `, ${fault}` : ''}` }
}

async function wrongRecipients(
  clinic: Clinic,
  everybody: readonly Person[],
  { id, channel, mark }: OrderedCampaign,
  kind: string,
  toAll: boolean,
): Promise<readonly string[]> {
  const rows = await clinic.store.rows<{ member_id: string; state: string; reason: string | null }>(
    'select member_id, state, reason from messaging.delivery where campaign_id = $1',
    [id],
  )
  const chosen = new Set(rows.filter(({ state }) => state !== 'skipped').map(row => row.member_id))
  const suppressed = new Set(
    rows.filter(({ reason }) => reason === 'suppressed' || reason === 'stopped').map(row => row.member_id),
  )
  return everybody.flatMap(({ id: memberId, name, state }) => {
    const may = maySend(state, channel, kind, toAll)
    if (chosen.has(memberId) && !may) return [`${mark} is for ${name}, who did not agree to ${channel}`]
    // An SMS that is not for all is for those who were here within a year: everybody, or not yet.
    const isLeftOut = may && !chosen.has(memberId) && !suppressed.has(memberId)
    return isLeftOut && (kind !== 'sms' || toAll)
      ? [`${mark} leaves out ${name}, who agreed to ${channel}`]
      : []
  })
}

/** Nobody who said no is reached, and nobody twice by one campaign. */
export function wrongArrivals(
  arrived: readonly Arrived[],
  everybody: readonly Person[],
  campaigns: readonly OrderedCampaign[],
): readonly string[] {
  return arrived.flatMap(({ channel, to, words }) => {
    const campaign = campaigns.find(({ mark }) => words.includes(mark))
    const owns = ({ email, phone, devices }: Person) =>
      email === to || phone === to || devices.some(({ subscription }) => subscription.endpoint === to)
    const person = everybody.find(owns)
    // Mails without a campaign are about the member's own account.
    if (!campaign && channel !== 'push') return []
    const findings: string[] = []
    const decision = person?.state.decisions.get(channel)
    if (!person?.state.isMember) findings.push(`${channel} reached ${person?.name ?? 'a device'} who left`)
    if (decision?.isOptOut || (channel !== 'email' && !decision?.given))
      findings.push(`${channel} reached ${person?.name} who said no: ${words.slice(0, 60)}`)
    if (campaign?.reached.has(to)) findings.push(`${campaign.mark} reached ${person?.name} twice`)
    campaign?.reached.add(to)
    return findings
  })
}

interface Counted {
  readonly state: string
  readonly total: number
  readonly successCount: number
  readonly failureCount: number
  readonly skippedCount: number
  readonly unknownCount: number
  readonly pendingCount: number
}

/** The desk says of each late campaign that it may still leave. */
export async function resumeLateCampaigns(clinic: Clinic, campaigns: readonly OrderedCampaign[]) {
  const by = await clinic.desk()
  for (const { id, isOver } of campaigns) {
    if (isOver) continue
    const shown = await clinic.ask(by, { method: 'GET', path: `/api/admin/campaigns/${id}` })
    if (shown?.json<Counted>().state !== 'late') continue
    await clinic.ask(by, { method: 'POST', path: `/api/admin/campaigns/${id}/resume` })
  }
}

/** Each campaign's counts add up; at the end nothing is pending any more and what counts as sent arrived. */
export async function wrongCounts(
  clinic: Clinic,
  campaigns: readonly OrderedCampaign[],
  isEnd: boolean,
): Promise<readonly string[]> {
  const findings: string[] = []
  const by = await clinic.desk()
  for (const campaign of campaigns) {
    const { id, mark, channel, reached, isOver } = campaign
    if (isOver && !isEnd) continue
    const answer = await clinic.ask(by, { method: 'GET', path: `/api/admin/campaigns/${id}` })
    const counted = answer?.json<Counted>()
    if (!counted || answer?.status !== 200) throw new Error(`${mark} can’t be read: ${answer?.status}`)
    const { successCount, failureCount, skippedCount, unknownCount, pendingCount, total } = counted
    const sum = successCount + failureCount + skippedCount + unknownCount + pendingCount
    if (sum !== total) findings.push(`${mark} counts ${sum} of ${total}`)
    campaign.isOver = counted.state === 'done' && pendingCount === 0
    if (!isEnd) continue
    if (pendingCount > 0 || counted.state !== 'done')
      findings.push(`${mark} is ${counted.state} with ${pendingCount} pending`)
    const isCertain = successCount <= reached.size && reached.size <= successCount + unknownCount
    if (channel !== 'push' && !isCertain)
      findings.push(`${mark}: ${successCount} sent, ${unknownCount} unknown, ${reached.size} arrived`)
  }
  return findings
}
