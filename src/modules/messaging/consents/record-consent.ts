import { inOneSpelling } from '#platform/kernel/phone-number.ts'
import { agreeToTexts } from './agree-to-texts.ts'
import type { NewConsent } from './consent.ts'
import type { ConsentsPorts } from './ports.ts'

const codeIsOnItsWay = {
  title: 'Confirm your mobile number',
  message: 'We texted you a code. Enter it in Your Preferences, and you’ll get offers by text.',
  type: 'GENERAL',
} as const

export async function recordConsent(
  ports: Parameters<typeof agreeToTexts>[0] & Pick<ConsentsPorts, 'cancelCode' | 'notifyMember'>,
  { memberId, channel, given, wording, source, number }: NewConsent,
): Promise<'counts' | 'texted' | 'waits' | 'enough'> {
  if (channel === 'sms' && given && number) {
    const asked = await agreeToTexts(ports, memberId, { number: inOneSpelling(number), wording, source })
    if (asked === 'texted') await ports.notifyMember(memberId, codeIsOnItsWay)
    return asked
  }
  if (channel === 'sms') await ports.cancelCode(memberId)
  await ports.consents.add(memberId, { channel, given, number: null, wording, source, at: ports.now() })
  return 'counts'
}
