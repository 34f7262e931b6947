import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { readTypedCode } from '#platform/kernel/typed-code.ts'
import { isDeskCode } from './codes.ts'
import type { Claimant, ClaimsPorts } from './ports.ts'
import { InvalidDeskCode } from './refusals.ts'
import { recordArrival } from './sign-in-by-code.ts'

export async function claimMembership(
  ports: ClaimsPorts,
  typed: string,
  browser: SignInBrowser,
): Promise<Claimant> {
  const { claimants, deskCodes, codeKeys, inTransaction, now } = ports
  const code = readTypedCode(typed)
  if (!isDeskCode(code)) throw new InvalidDeskCode()
  return inTransaction(async () => {
    const memberId = await deskCodes.use(codeKeys.deskHashes(code), now())
    const claimant = memberId ? await claimants.byId(memberId) : undefined
    if (!claimant || claimant === 'claimed') throw new InvalidDeskCode()
    await recordArrival(ports, claimant, browser)
    return claimant
  })
}
