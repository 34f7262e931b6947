import { defineEntity, p, raw } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Endpoints } from '../ports.ts'
import type { Endpoint } from '../webhook.ts'
import { WebhookDeliveryTable } from './deliveries-in-database.ts'

export const webhookSecretRows: EncryptedRows = {
  name: 'webhook secrets',
  table: 'integrations.endpoint_secret',
  columns: ['endpoint_id', 'id'],
  keyId: 'key_id',
  bytes: 'bytes',
  boundTo: ([endpointId, id]) => `webhook secret ${endpointId} ${id}`,
}

export const EndpointTable = defineEntity({
  name: 'Endpoint',
  tableName: 'integrations.endpoint',
  properties: {
    id: p.uuid().primary(),
    url: p.text(),
    events: p.array().$type<Endpoint['events']>(),
    isEnabled: p.boolean().default(true),
    failingSince: p.datetime().strictNullable(),
    wasGivenUp: p.boolean().default(false),
    createdBy: p.text(),
    createdAt: p.datetime(),
  },
})

export const EndpointSecretTable = defineEntity({
  name: 'EndpointSecret',
  tableName: 'integrations.endpoint_secret',
  properties: {
    endpointId: p.uuid().primary(),
    id: p.uuid().primary(),
    keyId: p.text(),
    bytes: p.blob(),
    createdAt: p.datetime(),
    endsAt: p.datetime().strictNullable(),
  },
  indexes: [{ name: 'endpoint_secret_by_key', properties: ['keyId', 'endpointId', 'id'] }],
})

export function endpointsInDatabase(database: Database, cipher: Cipher): Endpoints {
  const find = async (id: string) => (await database.em().findOne(EndpointTable, { id })) ?? undefined
  const secrets = secretsIn(database, cipher)
  return {
    ...judging(database, find),
    all: () => database.em().find(EndpointTable, {}, { orderBy: { createdAt: 'desc', id: 'desc' } }),
    find,
    secretsOf: secrets.signing,
    add: ({ id, url, events, createdBy, createdAt }, secret) =>
      database.inTransaction(async () => {
        await database.em().insert(EndpointTable, { id, url, events, createdBy, createdAt })
        await secrets.add(id, secret, createdAt)
      }),
    remove: id =>
      database.em().transactional(async em => {
        const endpoint = await find(id)
        await em.nativeDelete(WebhookDeliveryTable, { endpointId: id })
        await em.nativeDelete(EndpointSecretTable, { endpointId: id })
        return (await em.nativeDelete(EndpointTable, { id })) > 0 ? endpoint : undefined
      }),
    replaceSecret: (id, secret, at, endsAt) =>
      database.inTransaction(async () => {
        await secrets.end(id, endsAt)
        await secrets.add(id, secret, at)
      }),
  }
}

/** Tracks an endpoint's failures, and applies the owner's changes. */
function judging(
  database: Database,
  find: Endpoints['find'],
): Pick<Endpoints, 'change' | 'recordArrival' | 'recordFailure' | 'giveUp'> {
  return {
    change: (id, change) =>
      database.em().transactional(async em => {
        const isEnabled = change.isEnabled ?? (await find(id))?.isEnabled
        const nextAt = raw("'-infinity'")
        // The owner has probably fixed the problem, so pending deliveries are due right away.
        if (isEnabled)
          await em.nativeUpdate(WebhookDeliveryTable, { endpointId: id, status: 'pending' }, { nextAt })
        const judgedAgain = isEnabled ? { wasGivenUp: false, failingSince: null } : {}
        await em.nativeUpdate(EndpointTable, { id }, { id, ...change, ...judgedAgain })
        return find(id)
      }),
    async recordArrival({ id, url }) {
      await database
        .em()
        .nativeUpdate(EndpointTable, { id, url, failingSince: { $ne: null } }, { failingSince: null })
    },
    async recordFailure({ id, url }, at) {
      const failingSince = raw('coalesce(failing_since, ?)', [at])
      await database.em().nativeUpdate(EndpointTable, { id, url }, { failingSince })
      return (await find(id))?.failingSince ?? null
    },
    async giveUp({ id, url }) {
      await database.em().nativeUpdate(EndpointTable, { id, url }, { isEnabled: false, wasGivenUp: true })
    },
  }
}

const secretsIn = (database: Database, cipher: Cipher) => ({
  async end(endpointId: string, endsAt: Date) {
    await database.em().nativeUpdate(EndpointSecretTable, { endpointId, endsAt: null }, { endsAt })
  },
  async add(endpointId: string, secret: string, createdAt: Date) {
    const id = newId(createdAt.getTime())
    const encrypted = cipher.encrypt(secret, webhookSecretRows.boundTo([endpointId, id]))
    await database.em().insert(EndpointSecretTable, { endpointId, id, ...encrypted, createdAt })
  },
  async signing(endpointId: string, at: Date) {
    const rows = await database
      .em()
      .find(
        EndpointSecretTable,
        { endpointId, $or: [{ endsAt: null }, { endsAt: { $gt: at } }] },
        { orderBy: { createdAt: 'desc', id: 'desc' } },
      )
    return rows.map(({ id, keyId, bytes }) =>
      cipher.decrypt({ keyId, bytes }, webhookSecretRows.boundTo([endpointId, id])).toString(),
    )
  },
})
