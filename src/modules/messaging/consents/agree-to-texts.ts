import { textableNumber } from '#platform/kernel/phone-number.ts'
import type { ConsentsPorts, Wish } from './ports.ts'

/**
 * Texts a code to the number, unless this member has already confirmed it: then the consent counts now. `waits`: it is stored,
 * but this number can't get texts now. `enough`: the day's limit of codes is reached, and nothing changed.
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
