import { z } from 'zod'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import type { CreationOptions, RequestOptions } from '../begin-passkey.ts'
import type { Passkey as KeptPasskey } from '../passkey.ts'

const unreadable = 'This passkey can’t be read. Please try again.'
const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, unreadable)
    .max(most, unreadable)

export const Done = z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } })

export const Passkey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
    isStopped: z
      .boolean()
      .meta({ description: 'True if a copy of the passkey was used, so it no longer works.' }),
  })
  .meta({
    id: 'Passkey',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3301',
      name: 'Mia’s phone',
      createdAt: '2026-11-20T18:04:00.000Z',
      lastUsedAt: null,
      isStopped: false,
    },
  })

export const shown = ({ id, name, createdAt, lastUsedAt, stoppedAt }: KeptPasskey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isStopped: stoppedAt !== null,
})

export const name = trimmedText().min(1, 'Please enter a name').max(60)

export const AddedPasskey = z.strictObject({
  name,
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  attestationObject: base64url(20_000),
  transports: z.array(z.string().regex(/^[a-z-]{1,30}$/, unreadable)).max(10, unreadable),
})

export const SignedChallenge = z.strictObject({
  id: base64url(1400),
  clientDataJSON: base64url(4000),
  authenticatorData: base64url(4000),
  signature: base64url(2000),
  staffOnly: z
    .boolean()
    .optional()
    .meta({ description: 'If true, a passkey that doesn’t open the staff area is refused.' }),
})

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** The input of `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const PasskeyCreation = z
  .object({
    challenge: z.string(),
    timeout: z.number(),
    rp: z.object({
      id: z.string(),
      name: z.string().meta({ description: 'Screens replace it with the clinic’s name.' }),
    }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
    excludeCredentials: z.array(Descriptor),
  })
  .meta({
    id: 'PasskeyCreation',
    example: {
      challenge: 'u1pXx0m3Q5kQz8b8oQm2cQ',
      timeout: 300_000,
      rp: { id: 'vip.your-clinic.com', name: 'vip.your-clinic.com' },
      user: { id: 'MDE5OGYwYzY', name: 'mia@velora.example', displayName: 'Mia Hart' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      excludeCredentials: [],
    },
  })

/** Ed25519, ES256, RS256: the algorithms of today's authenticators. */
const algorithms = [-8, -7, -257]

export const creationOf = ({ exclude, ...options }: CreationOptions) => ({
  ...options,
  pubKeyCredParams: algorithms.map(alg => ({ type: 'public-key' as const, alg })),
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true as const,
    userVerification: 'required' as const,
  },
  attestation: 'none' as const,
  excludeCredentials: exclude.map(({ credentialId, transports }) => ({
    id: credentialId,
    type: 'public-key' as const,
    transports: [...transports],
  })),
})

/** The input of `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const PasskeyRequest = z
  .object({
    challenge: z.string(),
    timeout: z.number(),
    rpId: z.string(),
    userVerification: z.literal('required'),
  })
  .meta({
    id: 'PasskeyRequest',
    example: {
      challenge: 'u1pXx0m3Q5kQz8b8oQm2cQ',
      timeout: 300_000,
      rpId: 'vip.your-clinic.com',
      userVerification: 'required',
    },
  })

export const requestOf = (options: RequestOptions) => ({ ...options, userVerification: 'required' as const })
