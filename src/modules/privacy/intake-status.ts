import { isCurrent } from './intake.ts'
import type { PrivacyPorts } from './ports.ts'

export interface IntakeStatus {
  /** Null before the first submission. */
  readonly submittedAt: Date | null
  readonly version: number | null
  readonly isCurrent: boolean
  readonly marketingConsent: boolean
  readonly pushNotificationConsent: boolean
  readonly smsConsent: boolean
}

export async function intakeStatus(
  { intakes, renewals, accountsOf, consentsOf, isConfirmingNumber, now, timeZone }: PrivacyPorts,
  memberId: string,
): Promise<IntakeStatus> {
  const latest = await intakes.latestOf(await accountsOf(memberId))
  const consents = await consentsOf(memberId)
  return {
    submittedAt: latest?.submittedAt ?? null,
    version: latest?.version ?? null,
    isCurrent: latest !== undefined && isCurrent(latest, now(), timeZone, await renewals.lastAskedAt()),
    marketingConsent: consents.email?.given ?? false,
    pushNotificationConsent: consents.push?.given ?? false,
    // A pending SMS opt-in counts as a yes. Otherwise the next submission would take it back.
    smsConsent: consents.sms?.given || (await isConfirmingNumber(memberId)),
  }
}
