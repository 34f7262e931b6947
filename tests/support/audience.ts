import type { TestApp } from './app.ts'

type Channel = 'email' | 'push' | 'sms'

/** A member's decision about a channel, as the intake or a later page leaves it. */
export async function decide(
  app: TestApp,
  name: string,
  channel: Channel,
  given: boolean,
  { source = 'profile', number }: { source?: string; number?: string } = {},
): Promise<void> {
  const { id } = await app.member(name)
  const decision = { memberId: id, channel, given, wording: 'test-1', source }
  await app.modules.messaging.recordConsent({ ...decision, number })
}

export const deliver = (app: TestApp) => app.modules.messaging.deliverCampaigns(() => false)

export interface Result {
  readonly campaignId: string
  readonly state: string
  readonly total: number
  readonly totalRecipients: number
  readonly successCount: number
  readonly failureCount: number
  readonly skippedCount: number
  readonly unknownCount: number
  readonly pendingCount: number
  readonly skipped: readonly { readonly reason: string; readonly count: number }[]
}

/** The campaign as staff see it now. */
export async function campaignNow(app: TestApp, { campaignId }: { campaignId: string }): Promise<Result> {
  const { tally, state } = await app.modules.messaging.findCampaign(campaignId)
  return {
    campaignId,
    state,
    total: tally.total,
    totalRecipients: tally.total - tally.skipped,
    successCount: tally.sent,
    failureCount: tally.failed,
    skippedCount: tally.skipped,
    unknownCount: tally.unknown,
    pendingCount: tally.pending,
    skipped: tally.reasons,
  }
}

export const sumOf = (result: Result) =>
  result.successCount + result.failureCount + result.skippedCount + result.unknownCount + result.pendingCount
