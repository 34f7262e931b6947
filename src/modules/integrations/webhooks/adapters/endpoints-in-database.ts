import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import { newId } from '#platform/kernel/ids.ts'
import type { Endpoints } from '../ports.ts'
import type { Endpoint } from '../webhook.ts'

export const webhookSecretRows: EncryptedRows = {
  name: 'webhook secrets',
  table: 'integrations.endpoint_secret',
  columns: ['endpoint_id', 'id'],
  keyId: 'key_id',
  bytes: 'bytes',
  boundTo: ([endpointId, id]) => `webhook secret ${endpointId} ${id}`,
}

const columns = `id, url, events, is_enabled as "isEnabled", failing_since as "failingSince",
  was_given_up as "wasGivenUp", created_by as "createdBy", created_at as "createdAt"`

export function endpointsInDatabase(database: Database, cipher: Cipher): Endpoints {
  const { inTransaction } = database
  const add = database.effect(
    'add-webhook',
    `insert into integrations.endpoint (id, url, events, created_by, created_at)
     values ($1, $2, $3::text[], $4, $5)`,
  )
  const removals = ['integrations.delivery', 'integrations.endpoint_secret'].map(table =>
    database.effect(`remove-webhook-from-${table}`, `delete from ${table} where endpoint_id = $1`),
  )
  const remove = database.statement<Endpoint>(
    'remove-webhook',
    `delete from integrations.endpoint where id = $1 returning ${columns}`,
  )
  const secrets = secretsIn(database, cipher)
  return {
    ...reading(database),
    ...judging(database),
    secretsOf: secrets.signing,
    async add({ id, url, events, createdBy, createdAt }, secret) {
      await inTransaction(async () => {
        await add(id, url, [...events], createdBy, createdAt)
        await secrets.add(id, secret, createdAt)
      })
    },
    remove: id =>
      inTransaction(async () => {
        for (const removeFrom of removals) await removeFrom(id)
        return (await remove(id))[0]
      }),
    async replaceSecret(id, secret, at, endsAt) {
      await inTransaction(async () => {
        await secrets.end(id, endsAt)
        await secrets.add(id, secret, at)
      })
    },
  }
}

function reading(database: Database): Pick<Endpoints, 'all' | 'find'> {
  const all = database.statement<Endpoint>(
    'all-webhooks',
    `select ${columns} from integrations.endpoint order by created_at desc, id desc`,
  )
  const find = database.statement<Endpoint>(
    'find-webhook',
    `select ${columns} from integrations.endpoint where id = $1`,
  )
  return { all: () => all(), find: async id => (await find(id))[0] }
}

/** How it goes with an endpoint, and what the owner makes of it. */
function judging(
  database: Database,
): Pick<Endpoints, 'change' | 'recordArrival' | 'recordFailure' | 'giveUp'> {
  const change = database.statement<Endpoint>(
    'change-webhook',
    `update integrations.endpoint set url = $2, events = $3::text[], is_enabled = $4, was_given_up = false,
       failing_since = null where id = $1 returning ${columns}`,
  )
  // Whoever switches it on has put something right: nobody waits for hours then.
  const hasten = database.effect(
    'hasten-webhook-deliveries',
    "update integrations.delivery set next_at = '-infinity' where endpoint_id = $1 and status = 'pending'",
  )
  const recordArrival = database.effect(
    'record-webhook-arrival',
    'update integrations.endpoint set failing_since = null where id = $1 and failing_since is not null',
  )
  const recordFailure = database.statement<{ failingSince: Date }>(
    'record-webhook-failure',
    `update integrations.endpoint set failing_since = coalesce(failing_since, $2) where id = $1
     returning failing_since as "failingSince"`,
  )
  const giveUp = database.effect(
    'give-webhook-up',
    'update integrations.endpoint set is_enabled = false, was_given_up = true where id = $1',
  )
  return {
    change: (id, { url, events, isEnabled }) =>
      database.inTransaction(async () => {
        if (isEnabled) await hasten(id)
        return (await change(id, url, [...events], isEnabled))[0]
      }),
    recordArrival,
    recordFailure: async (id, at) => (await recordFailure(id, at))[0]?.failingSince ?? null,
    giveUp,
  }
}

function secretsIn(database: Database, cipher: Cipher) {
  const add = database.effect(
    'add-webhook-secret',
    `insert into integrations.endpoint_secret (endpoint_id, id, key_id, bytes, created_at)
     values ($1, $2, $3, $4, $5)`,
  )
  const end = database.effect(
    'end-webhook-secret',
    'update integrations.endpoint_secret set ends_at = $2 where endpoint_id = $1 and ends_at is null',
  )
  const signing = database.statement<{ id: string; keyId: string; bytes: Uint8Array }>(
    'webhook-secrets',
    `select id, key_id as "keyId", bytes from integrations.endpoint_secret
     where endpoint_id = $1 and (ends_at is null or ends_at > $2) order by created_at desc, id desc`,
  )
  return {
    end,
    async add(endpointId: string, secret: string, at: Date) {
      const id = newId(at.getTime())
      const { keyId, bytes } = cipher.encrypt(secret, webhookSecretRows.boundTo([endpointId, id]))
      await add(endpointId, id, keyId, bytes, at)
    },
    async signing(endpointId: string, at: Date) {
      const rows = await signing(endpointId, at)
      return rows.map(({ id, keyId, bytes }) =>
        cipher.decrypt({ keyId, bytes }, webhookSecretRows.boundTo([endpointId, id])).toString(),
      )
    },
  }
}
