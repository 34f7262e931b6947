import type { RecoveryPorts } from './ports.ts'
import { howMany, newRecoveryCode, readRecoveryCode } from './recovery-codes.ts'
import { NoRecoveryCodes } from './refusals.ts'

/** `isSignedIn`: whether the person still is; a password reset may have ended the session (D-5). */
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
      subject: 'New recovery codes for your account',
      lines: [
        `You have ${howMany} new codes. Each one works once, and your old codes no longer work.`,
        'If this wasn’t you, choose a new password, create new codes in your profile, and call us.',
      ],
      action: { label: 'See Your Profile', url: `${appUrl}/profile` },
    })
  })
  return codes
}
