import { inOneSpelling, type NewConsent } from './consents.ts'
import type { MessagingPorts } from './ports.ts'

export async function recordConsent(
  { consents, now }: MessagingPorts,
  { memberId, channel, given, wording, source, number }: NewConsent,
): Promise<void> {
  const agreed = channel === 'sms' && given && number ? inOneSpelling(number) : null
  await consents.add(memberId, { channel, given, number: agreed, wording, source, at: now() })
}
