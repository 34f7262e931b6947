import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { readTypedCode } from '#platform/kernel/typed-code.ts'
import { claimByCard } from './claim-by-card.ts'
import { questionOf } from './claim-card.ts'
import { isDeskCode } from './codes.ts'
import type { Claimant, ClaimsPorts } from './ports.ts'
import { InvalidDeskCode } from './refusals.ts'
import { recordArrival } from './sign-in-by-code.ts'

export interface ClaimEntry {
  /** From the front desk's screen or a printed card, as typed. */
  readonly code: string
  /** The answer to a card's question: the birthday as `2026-11-20`, or the end of a phone number. */
  readonly answer: string
}

export async function claimMembership(
  ports: ClaimsPorts,
  entry: ClaimEntry,
  browser: SignInBrowser,
): Promise<Claimant> {
  const { claimants, deskCodes, codeKeys, inTransaction, now } = ports
  const code = readTypedCode(entry.code)
  const question = questionOf(code)
  if (question) return claimByCard(ports, { code, question, answer: entry.answer }, browser)
  if (!isDeskCode(code)) throw new InvalidDeskCode()
  return inTransaction(async () => {
    const memberId = await deskCodes.use(codeKeys.deskHashes(code), now())
    const claimant = memberId ? await claimants.byId(memberId) : undefined
    if (!claimant || claimant === 'claimed') throw new InvalidDeskCode()
    await recordArrival(ports, claimant, browser)
    return claimant
  })
}
