import { textableNumber } from '#platform/kernel/phone-number.ts'
import type { ConsentsPorts, Wish } from './ports.ts'

/**
 * Texts a code to the number, unless this member has confirmed it already: then the yes counts at once. `waits`: it is
 * kept, but no text can go to this number now. `enough`: no more codes go out today, and nothing was changed.
 */
export async function agreeToTexts(
  ports: Pick<ConsentsPorts, 'consents' | 'suppressions' | 'isSetUp' | 'requestCode' | 'requireAge' | 'now'>,
  memberId: string,
  wish: Wish,
): Promise<'counts' | 'texted' | 'waits' | 'enough'> {
  const { consents, suppressions, isSetUp, requestCode, requireAge, now } = ports
  await requireAge(memberId)
  const latest = (await consents.latestOf(memberId)).find(({ channel }) => channel === 'sms')
  if (latest?.given && latest.number === wish.number) {
    await consents.addOnce(memberId, { channel: 'sms', given: true, ...wish, at: now() })
    return 'counts'
  }
  const isReachable =
    textableNumber(wish.number) !== undefined && !(await suppressions.has('sms', wish.number))
  return requestCode(memberId, { ...wish, canBeTexted: isReachable && isSetUp('sms') })
}
