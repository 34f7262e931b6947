import { addWebhook, expectPublic, type IssuedSecret, type WantedWebhook } from './add-webhook.ts'
import { deliverDue } from './deliver-due.ts'
import type { EndpointChange, WebhooksPorts } from './ports.ts'
import { NoSuchDelivery, NoSuchWebhook } from './refusals.ts'
import type { Endpoint, ListedDelivery } from './webhook.ts'

/** How long the previous secret still signs along with the new one. */
const bothSignMs = 24 * 3_600_000

/** The deliveries to resend: one, or all events since a time. */
export type Replay = { readonly eventId: string } | { readonly since: Date }

export interface Webhooks {
  /** All endpoints, newest first. */
  listWebhooks(): Promise<readonly Endpoint[]>
  /** Adds an endpoint for future events. Refuses with `AddressNotPublic`. */
  addWebhook(wanted: WantedWebhook): Promise<IssuedSecret>
  /**
   * Changes the address, the events and whether it's enabled; enabling it sends waiting deliveries. Refuses with
   * `NoSuchWebhook`, `AddressNotPublic`.
   */
  changeWebhook(id: string, change: EndpointChange): Promise<Endpoint>
  /** Removes an endpoint and its pending deliveries. Refuses with `NoSuchWebhook`. */
  removeWebhook(id: string): Promise<Endpoint>
  /** Issues a new secret; the previous one still signs for 24 hours. Refuses with `NoSuchWebhook`. */
  replaceWebhookSecret(id: string): Promise<IssuedSecret>
  /** An endpoint's deliveries, newest event first, below the event number `before`. Refuses with `NoSuchWebhook`. */
  listDeliveries(
    id: string,
    limit: number,
    before: string | undefined,
  ): Promise<{ readonly deliveries: readonly ListedDelivery[]; readonly total: number }>
  /** Resends deliveries; returns the count. Refuses with `NoSuchWebhook`, `NoSuchDelivery`. */
  replayDeliveries(id: string, replay: Replay): Promise<number>
  /** Sends all due deliveries. */
  deliverDue(stopping: () => boolean): Promise<void>
  /** The addresses that were disabled after failures and not enabled since. */
  listGivenUp(): Promise<readonly string[]>
  /** The member's events stored for delivery. */
  personalDataOf(memberId: string): Promise<object>
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openWebhooks(ports: WebhooksPorts): Webhooks {
  const { endpoints, deliveries, now } = ports
  const find = async (id: string) => (await endpoints.find(id)) ?? missing()
  return {
    listWebhooks: () => endpoints.all(),
    addWebhook: wanted => addWebhook(ports, wanted),
    async changeWebhook(id, change) {
      if (change.url !== undefined) expectPublic(ports, change.url)
      return (await endpoints.change(id, change)) ?? missing()
    },
    removeWebhook: async id => (await endpoints.remove(id)) ?? missing(),
    async replaceWebhookSecret(id) {
      const endpoint = await find(id)
      const secret = ports.newSecret()
      const at = now()
      await endpoints.replaceSecret(id, secret, at, new Date(at.getTime() + bothSignMs))
      return { endpoint, secret }
    },
    async listDeliveries(id, limit, before) {
      await find(id)
      const [page, total] = await Promise.all([deliveries.page(id, limit, before), deliveries.count(id)])
      return { deliveries: page, total }
    },
    async replayDeliveries(id, replay) {
      const { events } = await find(id)
      if ('since' in replay) return deliveries.replaySince(id, events, replay.since)
      if (!(await deliveries.replayOne(id, replay.eventId))) throw new NoSuchDelivery()
      return 1
    },
    deliverDue: stopping => deliverDue(ports, stopping),
    listGivenUp: async () =>
      (await endpoints.all()).filter(({ wasGivenUp }) => wasGivenUp).map(({ url }) => new URL(url).host),
    personalDataOf: async memberId => ({ events: await deliveries.of(memberId) }),
    eraseMembers: memberIds => deliveries.erase(memberIds),
  }
}

function missing(): never {
  throw new NoSuchWebhook()
}
