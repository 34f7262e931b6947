import { newToken } from '#platform/kernel/ids.ts'
import type { ChallengePurpose, Credential, PasskeysPorts } from './ports.ts'
import { PasskeyNotAdded } from './refusals.ts'

/** The time that a person has to use their authenticator. */
export const minutesToAnswer = 5
const timeout = minutesToAnswer * 60_000

export interface CreationOptions {
  readonly challenge: string
  readonly timeout: number
  readonly rp: { readonly id: string; readonly name: string }
  /** Its id reveals nothing about the person; the name is for their own list of passkeys. */
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly exclude: readonly Pick<Credential, 'credentialId' | 'transports'>[]
}

export interface RequestOptions {
  readonly challenge: string
  readonly timeout: number
  readonly rpId: string
}

export async function beginPasskey(
  ports: PasskeysPorts,
  ownerId: string,
  browser: string,
): Promise<CreationOptions> {
  const { passkeys, webAuthn } = ports
  const owner = await passkeys.ownerOf(ownerId)
  if (!owner) throw new PasskeyNotAdded()
  const challenge = await newChallenge(ports, browser, { purpose: 'add', ownerId })
  return {
    challenge,
    timeout,
    rp: { id: webAuthn.rpId, name: webAuthn.rpId },
    user: { id: userIdOf(ownerId), name: owner.email ?? owner.name, displayName: owner.name },
    exclude: await passkeys.credentialsOf(ownerId),
  }
}

/** A challenge to sign in, or for a signed-in person to prove who they are. */
export async function offerPasskey(
  ports: PasskeysPorts,
  browser: string,
  wanted: ChallengePurpose,
): Promise<RequestOptions> {
  const challenge = await newChallenge(ports, browser, wanted)
  return { challenge, timeout, rpId: ports.webAuthn.rpId }
}

async function newChallenge(
  { challenges, now }: Pick<PasskeysPorts, 'challenges' | 'now'>,
  browser: string,
  wanted: ChallengePurpose,
): Promise<string> {
  const challenge = newToken()
  await challenges.keep(browser, { ...wanted, challenge, expiresAt: new Date(now().getTime() + timeout) })
  return challenge
}

const userIdOf = (ownerId: string) =>
  btoa(ownerId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
