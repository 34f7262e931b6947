import { channelsDecided, checkBirthday, type IntakeSubmission, textsAgreedTo } from './intake.ts'
import type { PrivacyPorts } from './ports.ts'
import { UnknownTextVersion } from './refusals.ts'

export async function submitIntake(
  ports: PrivacyPorts,
  memberId: string,
  submission: IntakeSubmission,
): Promise<void> {
  const submittedAt = ports.now()
  checkBirthday(submission.dateOfBirth, submittedAt, ports.timeZone)
  for (const [name, version] of textsAgreedTo(submission.consents))
    if (!(await ports.isPublishedText(name, version))) throw new UnknownTextVersion()
  const consents = { ...submission.consents, hipaaConsentDate: submittedAt.toISOString() }
  await ports.intakes.add(memberId, { ...submission, consents, submittedAt })
  await ports.fillBirthday(memberId, submission.dateOfBirth)
  const { wording } = submission.consents
  for (const decided of channelsDecided(submission))
    await ports.recordConsent({ memberId, ...decided, wording, source: 'intake' })
}
