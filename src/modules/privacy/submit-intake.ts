import { requireAge } from '#platform/kernel/minimum-age.ts'
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
  // Also check the birthday on file, so a child can't get around the age limit by typing another one.
  for (const birthday of [submission.dateOfBirth, await ports.birthdayOf(memberId)])
    requireAge(birthday, ports)
  for (const [name, version] of textsAgreedTo(submission.consents))
    if (!(await ports.isPublishedText(name, version))) throw new UnknownTextVersion()
  const consents = { ...submission.consents, hipaaConsentDate: submittedAt.toISOString() }
  await ports.intakes.add(memberId, { ...submission, consents, submittedAt })
  await ports.fillBirthday(memberId, submission.dateOfBirth)
  const { wording } = submission.consents
  for (const decided of channelsDecided(submission))
    await ports.recordConsent({ memberId, ...decided, wording, source: 'intake' })
}
