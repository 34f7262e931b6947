import type { RecoveryPorts } from './ports.ts'
import { howMany, newRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { NoRecoveryCodes } from './refusals.ts'

/** `isSignedIn`: whether whoever makes them still is; a password reset may have ended that (D-5). */
export async function makeCodes(
  ports: RecoveryPorts,
  ownerId: string,
  isSignedIn: () => Promise<boolean>,
): Promise<readonly string[]> {
  const { recoveryCodes, lockAccount, ownerOf, hashOf, sendMail, inTransaction, appUrl, now } = ports
  const codes = Array.from({ length: howMany }, newRecoveryCode)
  await inTransaction(async () => {
    await lockAccount(ownerId)
    const owner = (await isSignedIn()) && (await ownerOf(ownerId))
    if (!owner) throw new NoRecoveryCodes()
    const hashes = codes.map(code => hashOf(readRecoveryCode(code)))
    await recoveryCodes.replace(owner, hashes, now())
    if (!owner.email) return
    await sendMail({
      memberId: owner.id,
      to: { email: owner.email, firstName: owner.firstName },
      kind: 'service',
      subject: 'New recovery codes were made for your account',
      lines: [
        `There are ${howMany} of them, each lets you in once, and those that there were before work no more.`,
        'If this was not you, please choose a new password, make new codes in your profile, and call us.',
      ],
      action: { label: 'See your profile', url: `${appUrl}/profile` },
    })
  })
  return codes
}
