import type { Delivery, Endpoint, EventType, ListedDelivery, Outcome } from './webhook.ts'

export interface Endpoints {
  add(
    endpoint: Pick<Endpoint, 'id' | 'url' | 'events' | 'createdBy' | 'createdAt'>,
    secret: string,
  ): Promise<void>
  /** Newest first. */
  all(): Promise<readonly Endpoint[]>
  find(id: string): Promise<Endpoint | undefined>
  /** If enabled, clears its failures and makes waiting deliveries due right away. */
  change(id: string, change: EndpointChange): Promise<Endpoint | undefined>
  /** Also removes its pending deliveries. */
  remove(id: string): Promise<Endpoint | undefined>
  /** The previous secret still signs until `endsAt`. */
  replaceSecret(id: string, secret: string, at: Date, endsAt: Date): Promise<void>
  /** The currently valid secrets, newest first. */
  secretsOf(id: string, at: Date): Promise<readonly string[]>
  /** These change nothing if the owner has changed the address since. */
  recordArrival(of: EndpointAddress): Promise<void>
  /** Returns when the failures started. */
  recordFailure(of: EndpointAddress, at: Date): Promise<Date | null>
  giveUp(of: EndpointAddress): Promise<void>
}

export type EndpointAddress = Pick<Endpoint, 'id' | 'url'>

/** What isn't mentioned stays. */
export type EndpointChange = Partial<Pick<Endpoint, 'url' | 'events' | 'isEnabled'>>

export interface Deliveries {
  /** Endpoints with due deliveries. */
  endpointsDue(at: Date): Promise<readonly string[]>
  /**
   * Leases due deliveries until `leasedUntil`: only the oldest of each member, and only if no earlier event can still
   * appear.
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
  /** Newest first, below the event number `before`. */
  page(endpointId: string, limit: number, before: string | undefined): Promise<readonly ListedDelivery[]>
  count(endpointId: string): Promise<number>
  /** Makes one delivery due again right away; false if there's none. */
  replayOne(endpointId: string, eventId: string): Promise<boolean>
  /** Makes all deliveries since then of these types due again; returns the count. */
  replaySince(endpointId: string, events: readonly EventType[], since: Date): Promise<number>
  /** The member's stored events, by time. */
  of(memberId: string): Promise<readonly object[]>
  erase(memberIds: readonly string[]): Promise<void>
}

/** A request to send: its body, and the data that signs it. */
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
  /** Whether the address is public, as far as that's clear without a DNS lookup. */
  readonly isPublic: (url: string) => boolean
  readonly newSecret: () => string
  /** From 0 to 1. */
  readonly random: () => number
  readonly now: () => Date
}
