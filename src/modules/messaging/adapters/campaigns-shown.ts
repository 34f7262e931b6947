import type { CampaignWithTally } from '../campaigns.ts'

const figuresOf = ({
  channel,
  tally: { total, sent, failed, skipped, unknown, pending, reasons, delivered, undelivered },
}: CampaignWithTally) => ({
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

export const resultOf = (campaign: CampaignWithTally) => ({
  campaignId: campaign.id,
  state: campaign.state,
  ...figuresOf(campaign),
})

export function campaignShown(campaign: CampaignWithTally) {
  const { id, kind, title, message, state, actor, sendToAll, createdAt } = campaign
  return {
    ...{ id, kind, title, message, state, actor, sendToAll },
    targetAudience: audienceShown(campaign),
    scheduledFor: campaign.scheduledFor?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    startedAt: campaign.startedAt?.toISOString() ?? null,
    finishedAt: campaign.finishedAt?.toISOString() ?? null,
    ...figuresOf(campaign),
    openedBy: campaign.openings.openedBy,
    bookings: campaign.openings.bookings,
    links: [...campaign.openings.links],
  }
}

export function notificationShown(campaign: CampaignWithTally) {
  const { startedAt: sentAt, kind: _, actor: __, ...rest } = campaignShown(campaign)
  return { ...rest, type: campaign.type, sentAt }
}

/** VIP_TIER and POINTS_RANGE with what they stand for: 'VIP_TIER Gold'. */
function audienceShown({ audience }: CampaignWithTally): string {
  const { kind, tier, leastPoints, mostPoints } = audience
  if (kind === 'VIP_TIER') return `${kind} ${tier}`
  if (kind === 'POINTS_RANGE') return `${kind} ${leastPoints ?? 0}–${mostPoints ?? '∞'}`
  return kind
}
