import { inOneSpelling } from '#platform/kernel/phone-number.ts'
import { byText, contactChanged } from './consent.ts'
import type { Consents } from './consents.ts'
import type { ConsentsPorts } from './ports.ts'

const textsHaveStopped = {
  title: 'Offers by text have stopped',
  message:
    'Your phone number was changed or removed. To get offers by text again, turn them on in Your Preferences.',
  type: 'GENERAL',
} as const

/**
 * Opts the member out of texts if they agreed with this number, which is no longer theirs, and tells them in the app. After a
 * STOP, this keeps a START of the number's next owner from being the member's.
 */
export async function endTexts(
  ports: Pick<Consents, 'listConsents' | 'recordImportedConsents'> &
    Pick<ConsentsPorts, 'numberToConfirm' | 'cancelCode' | 'notifyMember' | 'now'>,
  memberId: string,
  typed: string,
): Promise<void> {
  const number = inOneSpelling(typed)
  if ((await ports.numberToConfirm(memberId)) === number) await ports.cancelCode(memberId)
  const decisions = (await ports.listConsents(memberId)).filter(({ channel }) => channel === 'sms')
  const agreed = decisions[0]?.source === byText ? decisions.find(({ given }) => given) : decisions[0]
  if (!agreed?.given || agreed.number !== number) return
  // Not as the member's own decision: that would also end a code that is on its way to their new number.
  const decision = { wording: 'contact-changed-1', source: contactChanged, at: ports.now(), isDated: true }
  await ports.recordImportedConsents([{ memberId, channel: 'sms', given: false, number: null, ...decision }])
  if (decisions[0]?.given) await ports.notifyMember(memberId, textsHaveStopped)
}
