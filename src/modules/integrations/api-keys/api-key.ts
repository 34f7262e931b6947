import type { ApiScope } from '#platform/kernel/access/roles.ts'

export interface ApiKey {
  readonly id: string
  readonly name: string
  /** The last four characters, so its owner can recognize it. */
  readonly hint: string
  readonly scopes: readonly ApiScope[]
  /** The most points that it may award per hour and per day. */
  readonly pointsPerHour: number
  readonly pointsPerDay: number
  /** When it was last refused because of its limit; null if never. */
  readonly limitedAt: Date | null
  readonly createdBy: string
  readonly createdAt: Date
  /** The last clinic day on which it works, 'YYYY-MM-DD'; null if it works until revoked. */
  readonly endsOn: string | null
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

/** Far more than a busy register awards, and far less than a thief would want. */
export const usualLimits = { pointsPerHour: 10_000, pointsPerDay: 50_000 } as const

export type KeyState = 'working' | 'ended' | 'revoked'

/** A revoked key stays 'revoked', even past its last day. */
export function stateOf(
  { revokedAt, endsOn }: Pick<ApiKey, 'revokedAt' | 'endsOn'>,
  today: string,
): KeyState {
  if (revokedAt) return 'revoked'
  return endsOn !== null && endsOn < today ? 'ended' : 'working'
}

/** Identifies Velora's keys to people who find one, and to secret scanners. */
const prefix = 'vlr_'

export const keyOf = (secret: string) => `${prefix}${secret}`
export const hintOf = (key: string) => key.slice(-4)
