import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { mostTries } from './codes.ts'
import type { Claimant, ClaimsPorts } from './ports.ts'
import { SignInCodeExpired, WrongSignInCode } from './refusals.ts'
import { contactIn } from './request-code.ts'

export interface CodeEntry {
  readonly contact: string
  readonly code: string
}

/** A wrong code runs the same statements for known and unknown contacts. */
export async function signInByCode(
  ports: ClaimsPorts,
  { contact: typed, code }: CodeEntry,
  browser: SignInBrowser,
): Promise<Claimant> {
  const { claimants, sentCodes, codeKeys, inTransaction, now } = ports
  const contact = contactIn(ports, typed)
  // Outside of the transaction, so that refused attempts count, too.
  const requestId = await sentCodes.countTry(contact, mostTries, now())
  if (!requestId) throw new SignInCodeExpired()
  const request = { requestId, ...contact }
  if (!codeKeys.sentCodes(request).includes(code)) throw new WrongSignInCode()
  return inTransaction(async () => {
    const at = now()
    const memberId = await sentCodes.use(request, at)
    const claimant = await claimants.byContact(contact)
    if (!memberId || !claimant?.mayEnter || claimant.memberId !== memberId) throw new SignInCodeExpired()
    await claimants.markVerified(memberId, contact, at)
    await recordArrival(ports, claimant, browser)
    return claimant
  })
}

export async function recordArrival(
  { recordSignIn, noticeDevice, now }: Pick<ClaimsPorts, 'recordSignIn' | 'noticeDevice' | 'now'>,
  { memberId: id, firstName, email }: Claimant,
  browser: SignInBrowser,
): Promise<void> {
  await recordSignIn(id, now())
  if (email) await noticeDevice({ id, firstName, email }, browser)
}
