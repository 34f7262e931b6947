import { randomBytes } from 'node:crypto'
import type { Dispatcher } from 'undici'
import { newToken } from '#platform/kernel/ids.ts'
import type { Module, Platform } from '#platform/module.ts'
import { integrationsArchive } from './adapters/archive.ts'
import { apiKeyRoutes } from './api-keys/adapters/api-key-routes.ts'
import { ApiKeyTable, apiKeysInDatabase } from './api-keys/adapters/api-keys-in-database.ts'
import { openApiKeys } from './api-keys/api-keys.ts'
import { deskRoutes } from './public-api/adapters/desk-routes.ts'
import { memberRoutes } from './public-api/adapters/member-routes.ts'
import type { PublicApiPorts } from './public-api/ports.ts'
import { openPublicApi } from './public-api/public-api.ts'
import {
  deliveriesInDatabase,
  WebhookDeliveryTable,
  WebhookEventTable,
} from './webhooks/adapters/deliveries-in-database.ts'
import {
  EndpointSecretTable,
  EndpointTable,
  endpointsInDatabase,
  webhookSecretRows,
} from './webhooks/adapters/endpoints-in-database.ts'
import { isPublic, sendsWebhooks } from './webhooks/adapters/send-webhook.ts'
import { expiredWebhooks, webhookMigrations } from './webhooks/adapters/webhook-migrations.ts'
import { webhookRoutes } from './webhooks/adapters/webhook-routes.ts'
import { openWebhooks } from './webhooks/webhooks.ts'

export interface IntegrationsSettings {
  /** Lets tests reach a local receiver. It isn't a setting, because webhooks must never reach private addresses. */
  readonly webhookAgent?: Dispatcher | undefined
}

const webhooksQueue = { name: 'webhooks', expireInSeconds: 300 }

/** How late events are sent. There's no job to enqueue, because database triggers write the events. */
const lookEverySeconds = 5

export const integrationsModule = {
  archive: integrationsArchive,
  migrations: webhookMigrations,
  tables: [ApiKeyTable, EndpointTable, EndpointSecretTable, WebhookEventTable, WebhookDeliveryTable],
  routes: {
    'public-api': {
      description:
        'For external systems such as a POS: members, points and vouchers. Calls require an API key.',
      routes: [...memberRoutes, ...deskRoutes],
    },
    'api-keys': {
      description: 'The API keys of external systems, managed by the owner.',
      routes: apiKeyRoutes,
    },
    webhooks: {
      description: 'Webhook endpoints of external systems, managed by the owner.',
      routes: webhookRoutes,
    },
  },
  queues: [webhooksQueue],
  retention: expiredWebhooks,
  encrypted: [webhookSecretRows],
  open(platform: Platform<IntegrationsSettings>, others: PublicApiPorts) {
    const { database, now, timeZone } = platform
    const apiKeys = openApiKeys({ keys: apiKeysInDatabase(database), newSecret: newToken, now, timeZone })
    return {
      ...apiKeys,
      ...openPublicApi(others),
      ...openDeliveredWebhooks(platform),
      /** The rights that the server grants to an API key. */
      grantOf: async (key: string) => {
        const found = await apiKeys.findApiKey(key)
        if (!found) return undefined
        const { id: keyId, name, scopes, pointsPerHour, pointsPerDay } = found
        return { keyId, name, scopes, pointsPerHour, pointsPerDay }
      },
    }
  },
} satisfies Module

/** Opens webhooks, and delivers them in every worker process. */
function openDeliveredWebhooks({ settings, database, cipher, jobs, now }: Platform<IntegrationsSettings>) {
  const webhooks = openWebhooks({
    endpoints: endpointsInDatabase(database, cipher),
    deliveries: deliveriesInDatabase(database),
    send: sendsWebhooks({ agent: settings.webhookAgent }),
    isPublic,
    newSecret: () => `whsec_${randomBytes(32).toString('base64')}`,
    random: Math.random,
    now,
  })
  jobs.handle(webhooksQueue.name, (_contents, stopping) => webhooks.deliverDue(stopping))
  jobs.poll(lookEverySeconds, webhooksQueue.name)
  return webhooks
}
