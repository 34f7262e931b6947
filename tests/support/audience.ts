import { consentsInDatabase } from '../../src/modules/messaging/consents/adapters/consents-in-database.ts'
import { numberCodes } from '../../src/modules/messaging/numbers/adapters/number-codes.ts'
import { numberConfirmationsInDatabase } from '../../src/modules/messaging/numbers/adapters/number-confirmations-in-database.ts'
import { inOneSpelling } from '../../src/platform/kernel/phone-number.ts'
import { sessionKey, type TestApp } from './app.ts'

type Channel = 'email' | 'push' | 'sms'

/** A member's decision about a channel, as made in the intake or later; a number is already confirmed. */
export async function decide(
  app: TestApp,
  name: string,
  channel: Channel,
  given: boolean,
  { source = 'profile', number }: { source?: string; number?: string } = {},
): Promise<void> {
  const { id } = await app.member(name)
  const agreed = channel === 'sms' && given && number ? inOneSpelling(number) : null
  const decision = { channel, given, number: agreed, wording: 'test-1', source, at: app.clock.now() }
  await consentsInDatabase(app.database).add(id, decision)
}

/** Enters the code texted to the member's phone. */
export async function confirmNumber(app: TestApp, memberId: string): Promise<void> {
  const asked = await numberConfirmationsInDatabase(app.database).latestOf(memberId)
  if (!asked) throw new Error('No number is to be confirmed.')
  const [code = ''] = numberCodes([sessionKey])(asked)
  await app.modules.messaging.confirmNumber(memberId, code)
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
  const { stats, state } = await app.modules.messaging.findCampaign(campaignId)
  return {
    campaignId,
    state,
    total: stats.total,
    totalRecipients: stats.total - stats.skipped,
    successCount: stats.sent,
    failureCount: stats.failed,
    skippedCount: stats.skipped,
    unknownCount: stats.unknown,
    pendingCount: stats.pending,
    skipped: stats.reasons,
  }
}

export const sumOf = (result: Result) =>
  result.successCount + result.failureCount + result.skippedCount + result.unknownCount + result.pendingCount
