import type { ApiScope } from '#platform/kernel/access/roles.ts'

export interface ApiKey {
  readonly id: string
  readonly name: string
  /** The last four characters, by which its owner knows it again. */
  readonly hint: string
  readonly scopes: readonly ApiScope[]
  /** The most points that it may give within an hour and within a day. */
  readonly pointsPerHour: number
  readonly pointsPerDay: number
  /** When it last wanted to give more; null: never. */
  readonly limitedAt: Date | null
  readonly createdBy: string
  readonly createdAt: Date
  /** The last clinic day on which it works, 'YYYY-MM-DD'; null: it works until somebody revokes it. */
  readonly endsOn: string | null
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

/** Far more than a busy till gives, and far less than a thief would like. */
export const usualLimits = { pointsPerHour: 10_000, pointsPerDay: 50_000 } as const

export type KeyState = 'working' | 'ended' | 'revoked'

/** What has been taken back is revoked, also where its day is over as well. */
export function stateOf(
  { revokedAt, endsOn }: Pick<ApiKey, 'revokedAt' | 'endsOn'>,
  today: string,
): KeyState {
  if (revokedAt) return 'revoked'
  return endsOn !== null && endsOn < today ? 'ended' : 'working'
}

/** By this, whoever finds a key in a file knows what it is, and so do programs that look for such things. */
const prefix = 'vlr_'

export const keyOf = (secret: string) => `${prefix}${secret}`
export const hintOf = (key: string) => key.slice(-4)
