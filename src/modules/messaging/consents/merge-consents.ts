import { type Channel, type Consent, contactChanged } from './consent.ts'
import type { ConsentsPorts } from './ports.ts'
import { channels, choiceOf } from './preferences.ts'

/** Plain data: the decisions that a merge added. */
export interface MergedConsents {
  readonly added: readonly number[]
}

const mergeWording = 'merge-1'

/** The end of texts to a number was nobody's decision, and says nothing about the other account's number. */
export const latestDecision = (decisions: readonly Consent[], channel: Channel): Consent | undefined =>
  decisions.find(each => each.channel === channel && each.source !== contactChanged)

/** An opt-out under either account counts. Consent under the absorbed account doesn't carry over. */
export async function mergeConsents(
  { consents, cancelCode, now }: Pick<ConsentsPorts, 'consents' | 'cancelCode' | 'now'>,
  survivorId: string,
  absorbedId: string,
): Promise<MergedConsents> {
  const [own, other] = await Promise.all([consents.of(survivorId), consents.of(absorbedId)])
  const choice = (decisions: typeof own, channel: Channel) =>
    choiceOf(decisions.filter(each => each.channel === channel))
  const added: number[] = []
  for (const channel of channels) {
    if (choice(other, channel) !== 'off' || choice(own, channel) === 'off') continue
    if (latestDecision(other, channel)?.given) continue
    if (channel === 'sms') await cancelCode(survivorId)
    const no = {
      channel,
      given: false,
      number: null,
      wording: mergeWording,
      source: 'merge',
      at: now(),
    } as const
    added.push(await consents.addNumbered(survivorId, no))
  }
  return { added }
}
