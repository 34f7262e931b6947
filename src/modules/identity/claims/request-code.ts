import { newId } from '#platform/kernel/ids.ts'
import { minutesAfter, sentCodeMinutes } from './codes.ts'
import type { ClaimsPorts, CodeContact } from './ports.ts'
import { InvalidContact, TextsNotSetUp } from './refusals.ts'

/** The characters of phone numbers: with more, the same number could be spelled in any number of ways. */
const phoneSigns = /^[+\d\s().\-/]{3,40}$/

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Normalized. */
export function contactIn({ parsePhone }: Pick<ClaimsPorts, 'parsePhone'>, typed: string): CodeContact {
  const text = typed.trim().toLowerCase()
  if (emailShape.test(text)) return { kind: 'email', value: text }
  const phone = phoneSigns.test(text) ? parsePhone(text) : undefined
  if (!phone?.isValid) throw new InvalidContact()
  return { kind: 'phone', value: phone.value }
}

/** Runs the same statements for every contact, so response times don't reveal who is a member. */
export async function requestCode(
  ports: Pick<ClaimsPorts, 'sentCodes' | 'publishCode' | 'sendText' | 'parsePhone' | 'inTransaction' | 'now'>,
  typed: string,
): Promise<void> {
  const contact = contactIn(ports, typed)
  if (contact.kind === 'phone' && !ports.sendText) throw new TextsNotSetUp()
  const at = ports.now()
  const request = { requestId: newId(at.getTime()), ...contact }
  await ports.inTransaction(async () => {
    await ports.sentCodes.replace(request, minutesAfter(at, sentCodeMinutes))
    await ports.publishCode(request)
  })
}
