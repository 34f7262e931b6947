/** What others can be told of, in the order of the screen. */
export const everyEvent = [
  'member.joined',
  'points.changed',
  'tier.changed',
  'reward.claimed',
  'voucher.redeemed',
] as const

export type EventType = (typeof everyEvent)[number]

/** Where somebody wants to be told, and of what. */
export interface Endpoint {
  readonly id: string
  readonly url: string
  readonly events: readonly EventType[]
  readonly isEnabled: boolean
  /** Since when nothing has arrived there; null: the last delivery did. */
  readonly failingSince: Date | null
  /** It was switched off because nothing arrived for days, or because it said that it is gone. */
  readonly wasGivenUp: boolean
  readonly createdBy: string
  readonly createdAt: Date
}

/** Something that happened, on its way to one endpoint. */
export interface Delivery {
  readonly endpointId: string
  readonly memberId: string
  /** Of the event: what happened to a member later has a higher one. */
  readonly number: string
  readonly eventId: string
  readonly type: EventType
  readonly at: Date
  readonly data: Readonly<Record<string, unknown>>
  /** This one included. */
  readonly attempts: number
}

export interface ListedDelivery extends Omit<Delivery, 'data'> {
  readonly status: 'pending' | 'sent' | 'failed'
  readonly lastAt: Date | null
  /** The status of the last answer; null: there was none. */
  readonly lastStatus: number | null
  /** A word for why there was no answer. */
  readonly lastError: string | null
  /** When it is tried again; null: at once, or never. */
  readonly nextAt: Date | null
}

/** What came of an attempt. */
export interface Outcome {
  readonly status: number | null
  readonly error: string | null
}

const [second, minute, hour] = [1, 60, 3_600]

/** The waits that Standard Webhooks suggests, in seconds: after the first attempt, the second … */
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

/** Longer than all attempts of one delivery: it isn't a bad day. */
const givenUpAfterMs = 5 * 24 * hour * 1_000

export const hasArrived = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

/**
 * How long after this attempt the next one follows, in milliseconds, a fifth sooner or later so that not all come at
 * once; undefined: there is none. `random` is from 0 to 1.
 */
export function waitAfter(attempts: number, random: number): number | undefined {
  const seconds = waits[attempts - 1]
  return seconds === undefined ? undefined : Math.round(seconds * 1_000 * (0.8 + 0.4 * random))
}

/** Whether an endpoint is over: it said so (410), or nothing has arrived there for days. */
export const isGivenUp = (outcome: Outcome, failingSince: Date | null, at: Date) =>
  outcome.status === 410 || (failingSince !== null && at.getTime() - failingSince.getTime() >= givenUpAfterMs)

/** What the web is served on; behind other ports are mail servers and databases, which take much for a command. */
const ports: readonly string[] = ['', '8443']

/** Whether somebody can be told there: https on a usual port, and nobody's name and password in it. */
export function isWebhookAddress(text: string): boolean {
  const url = URL.parse(text)
  if (url?.protocol !== 'https:' || !ports.includes(url.port)) return false
  return url.username === '' && url.password === '' && url.hash === ''
}
