import type { Delivery, Endpoint, EventType, ListedDelivery, Outcome } from './webhook.ts'

export interface Endpoints {
  add(
    endpoint: Pick<Endpoint, 'id' | 'url' | 'events' | 'createdBy' | 'createdAt'>,
    secret: string,
  ): Promise<void>
  /** The latest first. */
  all(): Promise<readonly Endpoint[]>
  find(id: string): Promise<Endpoint | undefined>
  /** Where it is on, what waits for another try is due at once, and its failures are forgotten. */
  change(id: string, change: EndpointChange): Promise<Endpoint | undefined>
  /** With everything that is on its way there. */
  remove(id: string): Promise<Endpoint | undefined>
  /** The one before signs as well until then. */
  replaceSecret(id: string, secret: string, at: Date, endsAt: Date): Promise<void>
  /** Those that sign at this moment, the newest first. */
  secretsOf(id: string, at: Date): Promise<readonly string[]>
  recordArrival(id: string): Promise<void>
  /** Gives since when it fails. */
  recordFailure(id: string, at: Date): Promise<Date | null>
  giveUp(id: string): Promise<void>
}

export type EndpointChange = Pick<Endpoint, 'url' | 'events' | 'isEnabled'>

export interface Deliveries {
  /** Endpoints for which something is due. */
  endpointsDue(at: Date): Promise<readonly string[]>
  /**
   * Takes deliveries that are due until `leasedUntil`: of each member the oldest only, and none that an earlier one could
   * still come before.
   */
  claim(endpointId: string, at: Date, leasedUntil: Date, limit: number): Promise<readonly Delivery[]>
  record(
    delivery: Delivery,
    result: Outcome & {
      readonly status: number | null
      readonly state: ListedDelivery['status']
      readonly at: Date
      readonly nextAt: Date | null
    },
  ): Promise<void>
  /** The latest first, from below the event number `before`. */
  page(endpointId: string, limit: number, before: string | undefined): Promise<readonly ListedDelivery[]>
  count(endpointId: string): Promise<number>
  /** Sends one again, at once; false where there is none. */
  replayOne(endpointId: string, eventId: string): Promise<boolean>
  /** Sends all again that happened since then and are of these types; gives how many. */
  replaySince(endpointId: string, events: readonly EventType[], since: Date): Promise<number>
  /** All that happened to the member and is kept here, by when. */
  of(memberId: string): Promise<readonly object[]>
  erase(memberId: string): Promise<void>
}

/** A request as it leaves: its body, and what signs it. */
export interface SignedMessage {
  readonly url: string
  readonly id: string
  readonly at: Date
  readonly body: string
  readonly secrets: readonly string[]
}

export interface WebhooksPorts {
  readonly endpoints: Endpoints
  readonly deliveries: Deliveries
  readonly send: (message: SignedMessage) => Promise<Outcome>
  /** Whether the address is one of the public network, as far as it can be known without asking for a name. */
  readonly isPublic: (url: string) => boolean
  readonly newSecret: () => string
  /** From 0 to 1. */
  readonly random: () => number
  readonly now: () => Date
}
