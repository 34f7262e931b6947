import { inOneSpelling } from '#platform/kernel/phone-number.ts'
import type { ConsentsPorts } from './ports.ts'

const textsHaveStopped = {
  title: 'Offers by text have stopped',
  message:
    'Your phone number was changed or removed. To get offers by text again, turn them on in Your Preferences.',
  type: 'GENERAL',
} as const

/** Consent is for one number and doesn't carry over to the next one. */
export async function endTexts(
  ports: Pick<ConsentsPorts, 'consents' | 'numberToConfirm' | 'cancelCode' | 'notifyMember' | 'now'>,
  memberId: string,
  typed: string,
): Promise<void> {
  const number = inOneSpelling(typed)
  if ((await ports.numberToConfirm(memberId)) === number) await ports.cancelCode(memberId)
  const latest = (await ports.consents.latestOf(memberId)).find(({ channel }) => channel === 'sms')
  if (!latest?.given || latest.number !== number) return
  await ports.consents.add(memberId, {
    ...{ channel: 'sms', given: false, number: null, wording: 'contact-changed-1' },
    ...{ source: 'contact changed', at: ports.now() },
  })
  await ports.notifyMember(memberId, textsHaveStopped)
}
