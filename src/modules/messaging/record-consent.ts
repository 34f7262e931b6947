import { askForCode } from './confirm-number.ts'
import { inOneSpelling, type NewConsent } from './consents.ts'
import type { MessagingPorts } from './ports.ts'
import { notifyMember } from './tell-member.ts'

const codeIsOnItsWay = {
  title: 'Confirm your mobile number',
  message: 'We texted you a code. Enter it in Your Preferences, and you’ll get offers by text.',
  type: 'GENERAL',
} as const

export async function recordConsent(
  ports: MessagingPorts,
  { memberId, channel, given, wording, source, number }: NewConsent,
): Promise<void> {
  if (channel === 'sms' && given && number) {
    const asked = await askForCode(ports, memberId, { number: inOneSpelling(number), wording, source })
    if (asked === 'texted') await notifyMember(ports, memberId, codeIsOnItsWay)
    return
  }
  if (channel === 'sms') await ports.confirmations.end(memberId, ports.now())
  await ports.consents.add(memberId, { channel, given, number: null, wording, source, at: ports.now() })
}
