import { channelsDecided, checkBirthday, type IntakeSubmission } from './intake.ts'
import type { PrivacyPorts } from './ports.ts'

export async function submitIntake(
  ports: PrivacyPorts,
  memberId: string,
  submission: IntakeSubmission,
): Promise<void> {
  const submittedAt = ports.now()
  checkBirthday(submission.dateOfBirth, submittedAt, ports.timeZone)
  await ports.intakes.add(memberId, { ...submission, submittedAt })
  await ports.fillBirthday(memberId, submission.dateOfBirth)
  const { wording } = submission.consents
  for (const decided of channelsDecided(submission))
    await ports.recordConsent({ memberId, ...decided, wording, source: 'intake' })
}
