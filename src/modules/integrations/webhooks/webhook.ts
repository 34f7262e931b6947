/** All event types, in the order of the screen. */
export const everyEvent = [
  'member.joined',
  'points.changed',
  'tier.changed',
  'reward.claimed',
  'voucher.redeemed',
] as const

export type EventType = (typeof everyEvent)[number]

/** A webhook receiver and the events that it wants. */
export interface Endpoint {
  readonly id: string
  readonly url: string
  readonly events: readonly EventType[]
  readonly isEnabled: boolean
  /** When its failures started; null if the last delivery succeeded. */
  readonly failingSince: Date | null
  /** It was disabled after days of failures, or because it responded with 410 (gone). */
  readonly wasGivenUp: boolean
  readonly createdBy: string
  readonly createdAt: Date
}

/** An event to be delivered to one endpoint. */
export interface Delivery {
  readonly endpointId: string
  readonly memberId: string
  /** The event's number. A member's later events have higher ones. */
  readonly number: string
  readonly eventId: string
  readonly type: EventType
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
  /** Includes this one. */
  readonly attempts: number
}

export interface ListedDelivery extends Omit<Delivery, 'data'> {
  readonly status: 'pending' | 'sent' | 'failed'
  readonly lastAt: Date | null
  /** The last HTTP status; null if there was no response. */
  readonly lastStatus: number | null
  /** An error code if there was no response. */
  readonly lastError: string | null
  /** The time of the next attempt; null if due right away or never. */
  readonly nextAt: Date | null
}

/** The outcome of an attempt. */
export interface Outcome {
  readonly status: number | null
  readonly error: string | null
}

const [second, minute, hour] = [1, 60, 3_600]

/** The waits recommended by Standard Webhooks, in seconds: after the first attempt, the second … */
export const waits: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
]

/** Longer than all attempts of one delivery, so it's more than a bad day. */
const givenUpAfterMs = 5 * 24 * hour * 1_000

export const hasArrived = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

/**
 * The wait before the next attempt in milliseconds, varied by up to a fifth to spread the load; undefined if there's
 * none. `random` is from 0 to 1.
 */
export function waitAfter(attempts: number, random: number): number | undefined {
  const seconds = waits[attempts - 1]
  return seconds === undefined ? undefined : Math.round(seconds * 1_000 * (0.8 + 0.4 * random))
}

/**
 * Whether to give up on an endpoint: it responded with 410, or nothing has arrived for days, not even at a delivery's last
 * attempt. Earlier attempts don't count, because without events, days may lie between two failures.
 */
export const isGivenUp = (
  outcome: Outcome,
  { failingSince, isLast, at }: { failingSince: Date | null; isLast: boolean; at: Date },
): boolean => {
  if (outcome.status === 410) return true
  return isLast && failingSince !== null && at.getTime() - failingSince.getTime() >= givenUpAfterMs
}

/** Usual HTTPS ports. Other ports belong to mail servers and databases, which might take a request for commands. */
const ports: readonly string[] = ['', '8443']

/** Whether a webhook may use this address: https on a usual port, without a user name or password. */
export function isWebhookAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || !ports.includes(url.port)) return false
  return url.username === '' && url.password === '' && url.hash === ''
}
