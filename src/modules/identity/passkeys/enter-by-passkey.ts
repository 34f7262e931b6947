import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { isCopy, type Passkey } from './passkey.ts'
import type { ChallengePurpose, Owner, PasskeysPorts, SignedChallenge } from './ports.ts'
import { StoppedPasskey, WrongPasskey } from './refusals.ts'

export interface Entering {
  readonly signed: SignedChallenge
  /** The expected person: anyone, any staff member, or this one person, who must confirm who they are. */
  readonly wanted: 'anybody' | 'staff' | { readonly id: string }
  readonly address: string
  readonly browser: SignInBrowser
}

export async function enterByPasskey(
  ports: PasskeysPorts,
  browserKey: string,
  { signed, wanted, address, browser }: Entering,
): Promise<Owner> {
  const { passkeys, challenges, webAuthn, recordSignIn, noticeDevice, inTransaction, now } = ports
  const at = now()
  const challenge = await challenges.take(browserKey, purposeOf(wanted), at)
  const found = challenge ? await passkeys.find(signed.id) : undefined
  if (!challenge || !found) throw new WrongPasskey()
  const { passkey, credential, owner } = found
  const counted = await webAuthn.verifySigned(signed, challenge, credential)
  if (counted === undefined || !isWanted(owner, wanted)) throw new WrongPasskey()
  if (passkey.stoppedAt) throw new StoppedPasskey()
  const isOriginal =
    !isCopy(credential.counter, counted) &&
    (await inTransaction(async () => {
      if (!(await passkeys.recordUse(passkey.id, counted, at))) return false
      if (typeof wanted === 'object') return true
      if (owner.kind === 'member') await recordSignIn(owner.id, at)
      if (owner.email) await noticeDevice({ ...owner, email: owner.email }, browser)
      return true
    }))
  if (isOriginal) return owner
  await stop(ports, passkey, owner, address)
  throw new StoppedPasskey()
}

/** A challenge for signing in can't be used as a later proof, or vice versa. */
const purposeOf = (wanted: Entering['wanted']): ChallengePurpose =>
  typeof wanted === 'object'
    ? { purpose: 'step-up', ownerId: wanted.id }
    : { purpose: 'sign-in', ownerId: null }

function isWanted({ id, role }: Owner, wanted: Entering['wanted']): boolean {
  if (typeof wanted === 'object') return id === wanted.id
  return wanted === 'anybody' || role !== null
}

/** Disables both, because we can't tell the copy from the original (D-262). Members with an email address get an email. */
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
        subject: 'We turned off one of your passkeys',
        lines: [
          `The passkey “${passkeyName}” may have been copied, so it no longer works.`,
          'Please sign in with your password, remove the passkey in your profile, and add a new one.',
        ],
        action: { label: 'See Your Passkeys', url: `${appUrl}/profile` },
      })
  })
}
