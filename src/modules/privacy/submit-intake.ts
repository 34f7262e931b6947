import { checkBirthday, type IntakeAnswers, type IntakeConsents } from './intake.ts'
import type { Channel, PrivacyPorts } from './ports.ts'

export type IntakeSubmission = IntakeAnswers & { readonly consents: IntakeConsents }

export async function submitIntake(
  ports: PrivacyPorts,
  memberId: string,
  submission: IntakeSubmission,
): Promise<void> {
  const submittedAt = ports.now()
  checkBirthday(submission.dateOfBirth, submittedAt, ports.timeZone)
  await ports.intakes.add(memberId, { ...submission, submittedAt })
  await ports.fillBirthday(memberId, submission.dateOfBirth)
  await recordChannels(ports, memberId, submission)
}

async function recordChannels(
  { recordConsent }: PrivacyPorts,
  memberId: string,
  { consents, phoneNumber }: IntakeSubmission,
): Promise<void> {
  const decided: readonly [Channel, boolean | undefined][] = [
    ['email', consents.marketingConsent],
    ['push', consents.pushNotificationConsent],
    ['sms', consents.smsConsent],
  ]
  for (const [channel, given] of decided) {
    if (given === undefined) continue
    const number = channel === 'sms' && given ? phoneNumber : undefined
    await recordConsent({ memberId, channel, given, number, wording: consents.wording, source: 'intake' })
  }
}
