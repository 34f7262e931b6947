import type { CampaignWithStats, ShownCampaign } from '../campaign.ts'

const figuresOf = ({
  channel,
  stats: { total, sent, failed, skipped, unknown, pending, reasons, delivered, undelivered },
}: CampaignWithStats) => ({
  total,
  totalRecipients: total - skipped,
  successCount: sent,
  failureCount: failed,
  skippedCount: skipped,
  unknownCount: unknown,
  pendingCount: pending,
  skipped: [...reasons],
  ...(channel === 'sms' && { deliveredCount: delivered, undeliveredCount: undelivered }),
})

export const resultOf = (campaign: CampaignWithStats) => ({
  campaignId: campaign.id,
  state: campaign.state,
  ...figuresOf(campaign),
})

export function campaignShown(campaign: ShownCampaign) {
  const { id, kind, title, message, state, actor, sendToAll, createdAt } = campaign
  return {
    ...{ id, kind, title, message, state, actor, sendToAll },
    targetAudience: audienceShown(campaign),
    scheduledFor: campaign.scheduledFor?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    startedAt: campaign.startedAt?.toISOString() ?? null,
    finishedAt: campaign.finishedAt?.toISOString() ?? null,
    ...figuresOf(campaign),
    waiting: waitingShown(campaign),
    clickedBy: campaign.clicks.clickedBy,
    bookings: campaign.clicks.bookings,
    links: [...campaign.clicks.links],
  }
}

const waitingShown = ({ waiting }: ShownCampaign) =>
  waiting && { ...waiting, at: waiting.at?.toISOString() ?? null }

export function notificationShown(campaign: ShownCampaign) {
  const { startedAt: sentAt, kind: _, actor: __, ...rest } = campaignShown(campaign)
  return { ...rest, type: campaign.type, sentAt }
}

/** VIP_TIER and POINTS_RANGE with their values: 'VIP_TIER Gold'. */
function audienceShown({ audience }: CampaignWithStats): string {
  const { kind, tier, leastPoints, mostPoints } = audience
  if (kind === 'VIP_TIER') return `${kind} ${tier}`
  if (kind === 'POINTS_RANGE') return `${kind} ${leastPoints ?? 0}–${mostPoints ?? '∞'}`
  return kind
}
