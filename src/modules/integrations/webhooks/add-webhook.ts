import { newId } from '#platform/kernel/ids.ts'
import type { WebhooksPorts } from './ports.ts'
import { AddressNotPublic } from './refusals.ts'
import { type Endpoint, isWebhookAddress } from './webhook.ts'

export type WantedWebhook = Pick<Endpoint, 'url' | 'events' | 'createdBy'>

/** An endpoint plus its signing secret, which is shown once. */
export interface IssuedSecret {
  readonly endpoint: Endpoint
  readonly secret: string
}

export async function addWebhook(ports: WebhooksPorts, wanted: WantedWebhook): Promise<IssuedSecret> {
  expectPublic(ports, wanted.url)
  const createdAt = ports.now()
  const secret = ports.newSecret()
  const row = { ...wanted, events: [...new Set(wanted.events)], id: newId(createdAt.getTime()), createdAt }
  await ports.endpoints.add(row, secret)
  return { endpoint: { ...row, isEnabled: true, failingSince: null, wasGivenUp: false }, secret }
}

export function expectPublic({ isPublic }: Pick<WebhooksPorts, 'isPublic'>, url: string): void {
  if (!isWebhookAddress(url) || !isPublic(url)) throw new AddressNotPublic()
}
