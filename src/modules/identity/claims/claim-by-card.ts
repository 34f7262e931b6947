import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { type CardQuestion, readAnswer } from './claim-card.ts'
import { mostTries } from './codes.ts'
import type { Claimant, ClaimsPorts } from './ports.ts'
import { InvalidClaimCard } from './refusals.ts'
import { recordArrival } from './sign-in-by-code.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** Runs the same statements for every code, so a wrong answer can't be told from an unknown card. */
export async function claimByCard(
  ports: ClaimsPorts,
  read: { readonly code: string; readonly question: CardQuestion; readonly answer: string },
  browser: SignInBrowser,
): Promise<Claimant> {
  const { claimants, claimCards, hashOf, inTransaction, now } = ports
  const hash = hashOf(read.code)
  // Outside of the transaction, so that refused attempts count, too.
  await claimCards.countTry(hash, now())
  return inTransaction(async () => {
    const answer = readAnswer(read.question, read.answer)
    const memberId = await claimCards.use(hash, { question: read.question, answer }, mostTries, now())
    const claimant = await claimants.byId(memberId ?? nobody)
    if (!memberId || !claimant || claimant === 'claimed' || !claimant.isFirstTime)
      throw new InvalidClaimCard()
    await recordArrival(ports, claimant, browser)
    return claimant
  })
}
