import { isCopy, type Passkey } from './passkey.ts'
import type { Owner, PasskeysPorts, SignedChallenge } from './ports.ts'
import { StoppedPasskey, WrongPasskey } from './refusals.ts'

export interface Entering {
  readonly signed: SignedChallenge
  /** Only somebody on the staff is wanted: at the staff area's door. */
  readonly staffOnly: boolean
  readonly address: string
}

export async function enterByPasskey(
  ports: PasskeysPorts,
  browser: string,
  { signed, staffOnly, address }: Entering,
): Promise<Owner> {
  const { passkeys, challenges, webAuthn, recordSignIn, inTransaction, now } = ports
  const at = now()
  const challenge = await challenges.take(browser, null, at)
  const found = challenge ? await passkeys.find(signed.id) : undefined
  if (!challenge || !found) throw new WrongPasskey()
  const { passkey, credential, owner } = found
  const counted = await webAuthn.verifySigned(signed, challenge, credential)
  if (counted === undefined || (staffOnly && !owner.role)) throw new WrongPasskey()
  if (passkey.stoppedAt) throw new StoppedPasskey()
  const isOriginal =
    !isCopy(credential.counter, counted) &&
    (await inTransaction(async () => {
      if (!(await passkeys.recordUse(passkey.id, counted, at))) return false
      if (owner.kind === 'member') await recordSignIn(owner.id, at)
      return true
    }))
  if (isOriginal) return owner
  await stop(ports, passkey, owner, address)
  throw new StoppedPasskey()
}

/** Nobody knows which of the two is the copy: neither opens anything from now on, and the owner hears of it (D-262). */
async function stop(
  { passkeys, audit, sendMail, inTransaction, appUrl, now }: PasskeysPorts,
  { id, name: passkeyName }: Passkey,
  { id: ownerId, kind, name, role, email, firstName }: Owner,
  address: string,
): Promise<void> {
  await inTransaction(async () => {
    if (!(await passkeys.stop(id, now()))) return
    if (role)
      await audit({
        staff: { staffId: ownerId, name, role },
        action: 'stopCopiedPasskey',
        memberId: undefined,
        subject: `passkey ${passkeyName} of ${name}`,
        address,
      })
    if (kind === 'member' && email)
      await sendMail({
        memberId: ownerId,
        to: { email, firstName },
        kind: 'service',
        subject: 'A passkey of your account was stopped',
        lines: [
          `Somebody used a copy of the passkey “${passkeyName}”, so it opens nothing any more.`,
          'Please sign in with your password, remove the passkey in your profile, and add a new one.',
        ],
        action: { label: 'See your passkeys', url: `${appUrl}/profile` },
      })
  })
}
