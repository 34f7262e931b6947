import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { currentUser } from '#api/accounts/accounts.ts'
import {
  addOwnPasskey,
  addPasskey,
  beginOwnPasskey,
  beginPasskey,
  offerPasskey,
  offerProof,
  proveByPasskey,
  signInByPasskey,
} from '#api/passkeys/passkeys.ts'
import type { EnteredByPasskey, Passkey, User } from '#api/schemas/index.ts'
import { clinic } from '../../data/clinic.ts'
import { ApiError } from '../../data/request.ts'
import { staffPlace } from '../staff-place.ts'
import { deviceName } from './device-name.ts'
import { forgetPasskey, passkeysHere, rememberPasskey } from './passkeys-here.ts'
import { tellNotUsed } from './tell-not-used.ts'

/** The user canceled or let the prompt time out. */
export class CeremonyEnded extends Error {}

export type Whose = 'member' | 'staff'

/** Creates a passkey on this device or another one that the browser can reach, and saves it on the server. */
export async function makePasskey(whose: Whose): Promise<Passkey> {
  const [begin, add] = whose === 'staff' ? [beginOwnPasskey, addOwnPasskey] : [beginPasskey, addPasskey]
  const options = await begin()
  const { id, response } = await untilEnded(
    startRegistration({
      optionsJSON: {
        ...options,
        rp: { ...options.rp, name: clinic.clinicName },
        excludeCredentials: options.excludeCredentials as never,
      },
    }),
  )
  const { clientDataJSON, attestationObject, transports = [] } = response
  const kept = await add({ name: deviceName(), id, clientDataJSON, attestationObject, transports })
  // Only staff passkeys: the desk would be offered a member’s passkey first, and refuse it.
  if (whose === 'staff') rememberPasskey(id)
  return kept
}

/** Signs in with a passkey. The staff area uses one from this device, so there's no list to choose from. */
export async function enterByPasskey(staffOnly: boolean): Promise<EnteredByPasskey> {
  const signed = await signChallenge(offerPasskey, staffOnly ? passkeysHere() : [])
  const entered = await unlessRefused(signed.id, signInByPasskey({ ...signed, staffOnly }))
  if (entered.isStaff) rememberPasskey(signed.id)
  return entered
}

/** Proves again who opened the staff area, with a passkey on this device. */
export async function proveByTouch(): Promise<void> {
  const signed = await signChallenge(offerProof, passkeysHere())
  await proveByPasskey(signed)
}

/** Signs the server's challenge with one of these passkeys, or with any if none are given. */
async function signChallenge(offer: typeof offerPasskey, ids: readonly string[]) {
  const options = await offer()
  const allowCredentials = ids.map(id => ({ id, type: 'public-key' as const }))
  const { id, response } = await untilEnded(
    startAuthentication({ optionsJSON: { ...options, allowCredentials } }),
  )
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** A passkey that was refused isn't suggested first the next time. */
async function unlessRefused<T>(id: string, entering: Promise<T>): Promise<T> {
  try {
    return await entering
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetPasskey(id)
    throw error
  }
}

/** Signs in a member. A passkey that isn't a member's leads to the staff area. Shows an error if it fails. */
export async function enterAsMember(onEntered: (user: User) => unknown): Promise<void> {
  try {
    const { isMember } = await enterByPasskey(false)
    if (isMember) await onEntered(await currentUser())
    else location.assign(staffPlace(new URLSearchParams(location.search).get('returnTo')))
  } catch (error) {
    tellNotUsed(error as Error, 'your password')
  }
}

async function untilEnded<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (error) {
    throw new CeremonyEnded('Nobody used the passkey.', { cause: error })
  }
}
