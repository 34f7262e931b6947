import { addWebhook, expectPublic, type IssuedSecret, type WantedWebhook } from './add-webhook.ts'
import { deliverDue } from './deliver-due.ts'
import type { EndpointChange, WebhooksPorts } from './ports.ts'
import { NoSuchDelivery, NoSuchWebhook } from './refusals.ts'
import type { Endpoint, ListedDelivery } from './webhook.ts'

/** How long the secret before still signs, beside the new one. */
const bothSignMs = 24 * 3_600_000

/** Which deliveries are sent again: one, or all of what happened since a time. */
export type Replay = { readonly eventId: string } | { readonly since: Date }

export interface Webhooks {
  /** Where others are told what happened, the latest first. */
  listWebhooks(): Promise<readonly Endpoint[]>
  /** Tells somebody from now on. Refuses with `AddressNotPublic`. */
  addWebhook(wanted: WantedWebhook): Promise<IssuedSecret>
  /**
   * Sets address, events and whether it is on; what waited while it was off is sent then. Refuses with `NoSuchWebhook`,
   * `AddressNotPublic`.
   */
  changeWebhook(id: string, change: EndpointChange): Promise<Endpoint>
  /** With what is on its way. Refuses with `NoSuchWebhook`. */
  removeWebhook(id: string): Promise<Endpoint>
  /** A new secret; the one before signs beside it for 24 hours. Refuses with `NoSuchWebhook`. */
  replaceWebhookSecret(id: string): Promise<IssuedSecret>
  /** The deliveries to an endpoint, the latest event first, from below the event number `before`. Refuses with `NoSuchWebhook`. */
  listDeliveries(
    id: string,
    limit: number,
    before: string | undefined,
  ): Promise<{ readonly deliveries: readonly ListedDelivery[]; readonly total: number }>
  /** Sends again; gives how many. Refuses with `NoSuchWebhook`, `NoSuchDelivery`. */
  replayDeliveries(id: string, replay: Replay): Promise<number>
  /** Sends what is due. */
  deliverDue(stopping: () => boolean): Promise<void>
  /** The addresses that were given up and not switched on again. */
  listGivenUp(): Promise<readonly string[]>
  /** What happened to the member and is kept for delivery. */
  personalDataOf(memberId: string): Promise<object>
  eraseMember(memberId: string): Promise<void>
}

export function openWebhooks(ports: WebhooksPorts): Webhooks {
  const { endpoints, deliveries, now } = ports
  const find = async (id: string) => (await endpoints.find(id)) ?? missing()
  return {
    listWebhooks: () => endpoints.all(),
    addWebhook: wanted => addWebhook(ports, wanted),
    async changeWebhook(id, change) {
      expectPublic(ports, change.url)
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
    eraseMember: memberId => deliveries.erase(memberId),
  }
}

function missing(): never {
  throw new NoSuchWebhook()
}
