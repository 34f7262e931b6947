import { inOneSpelling } from '#platform/kernel/phone-number.ts'
import { contactChanged } from './consent.ts'
import type { Consents } from './consents.ts'
import type { ConsentsPorts } from './ports.ts'

const textsHaveStopped = {
  title: 'Offers by text have stopped',
  message:
    'Your phone number was changed or removed. To get offers by text again, turn them on in Your Preferences.',
  type: 'GENERAL',
} as const

/** Opts the member out of texts if they agreed with this number, which is no longer theirs, and tells them in the app. */
export async function endTexts(
  ports: Pick<Consents, 'consentsOf' | 'recordConsent'> &
    Pick<ConsentsPorts, 'numberToConfirm' | 'cancelCode' | 'notifyMember'>,
  memberId: string,
  typed: string,
): Promise<void> {
  const number = inOneSpelling(typed)
  if ((await ports.numberToConfirm(memberId)) === number) await ports.cancelCode(memberId)
  const { sms } = await ports.consentsOf(memberId)
  if (!sms?.given || sms.number !== number) return
  const optOut = {
    channel: 'sms',
    given: false,
    wording: 'contact-changed-1',
    source: contactChanged,
  } as const
  await ports.recordConsent({ memberId, ...optOut })
  await ports.notifyMember(memberId, textsHaveStopped)
}
