import { newId } from '#platform/kernel/ids.ts'
import { mostPasskeys, type Passkey } from './passkey.ts'
import type { MadePasskey, Owner, PasskeysPorts } from './ports.ts'
import { PasskeyNotAdded, TooManyPasskeys } from './refusals.ts'

export interface AddedPasskey {
  readonly name: string
  readonly made: MadePasskey
  /** Whether the person is still signed in, because a password reset may have ended the session (D-5). */
  readonly isSignedIn: () => Promise<boolean>
}

export async function addPasskey(
  ports: PasskeysPorts,
  ownerId: string,
  browser: string,
  { name, made, isSignedIn }: AddedPasskey,
): Promise<Passkey> {
  const { passkeys, challenges, webAuthn, inTransaction, now } = ports
  const at = now()
  const challenge = await challenges.take(browser, { purpose: 'add', ownerId }, at)
  const credential = challenge && (await webAuthn.verifyMade(made, challenge))
  if (!credential) throw new PasskeyNotAdded()
  const passkey = { id: newId(at.getTime()), name, createdAt: at, lastUsedAt: null, stoppedAt: null }
  return inTransaction(async () => {
    await passkeys.lockAccount(ownerId)
    const owner = (await isSignedIn()) && (await passkeys.ownerOf(ownerId))
    if (!owner) throw new PasskeyNotAdded()
    if (!(await passkeys.add(owner, { ...passkey, ...credential }, mostPasskeys))) throw new TooManyPasskeys()
    await tellOwner(ports, owner, name)
    return passkey
  })
}

async function tellOwner(
  { sendMail, appUrl }: Pick<PasskeysPorts, 'sendMail' | 'appUrl'>,
  { id, email, firstName }: Owner,
  name: string,
): Promise<void> {
  if (!email) return
  await sendMail({
    memberId: id,
    to: { email, firstName },
    kind: 'service',
    subject: 'New passkey on your account',
    lines: [
      `You can now sign in with the passkey “${name}” instead of your password.`,
      'If this wasn’t you, choose a new password, remove the passkey in your profile, and call us.',
    ],
    action: { label: 'See Your Passkeys', url: `${appUrl}/profile` },
  })
}
