import { createHash } from 'node:crypto'
import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { PushSubscriptions } from '../ports.ts'

export const PushSubscriptionTable = defineEntity({
  name: 'PushSubscription',
  tableName: 'messaging.push_subscription',
  properties: {
    memberId: p.uuid().primary(),
    fingerprint: p.text().primary().unique('push_subscription_once'),
    endpoint: p.text(),
    p256dh: p.text(),
    auth: p.text(),
    keptAt: p.datetime(),
  },
})

const fingerprintOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')

/** A device is identified by its endpoint's hash and belongs to the last member who subscribed on it. */
export function subscriptionsInDatabase(database: Database, cache: Cache): PushSubscriptions {
  const newestFirst = (memberId: string, offset = 0) => {
    const orderBy = { keptAt: 'desc', fingerprint: 'asc' } as const
    return database.em().find(PushSubscriptionTable, { memberId }, { orderBy, offset })
  }
  return {
    async keep(memberId, { endpoint, p256dh, auth }, keptAt, most) {
      const row = { memberId, fingerprint: fingerprintOf(endpoint), endpoint, p256dh, auth, keptAt }
      await database.em().upsert(PushSubscriptionTable, row, { onConflictFields: ['fingerprint'] })
      const oldest = (await newestFirst(memberId, most)).map(({ fingerprint }) => fingerprint)
      if (oldest.length > 0)
        await database.em().nativeDelete(PushSubscriptionTable, { memberId, fingerprint: { $in: oldest } })
      cache.invalidate('push-devices', memberId)
    },
    async of(memberId) {
      const found = await newestFirst(memberId)
      return found.map(({ memberId: _theirs, keptAt: _at, ...subscription }) => subscription)
    },
    async holderOf(endpoint) {
      const fingerprint = fingerprintOf(endpoint)
      return (await database.em().findOne(PushSubscriptionTable, { fingerprint }))?.memberId
    },
    remove: (memberId, endpoint) => {
      const where = { memberId, ...(endpoint !== undefined && { fingerprint: fingerprintOf(endpoint) }) }
      return database.em().nativeDelete(PushSubscriptionTable, where)
    },
    async removeAllOf(memberIds) {
      await database.em().nativeDelete(PushSubscriptionTable, { memberId: { $in: [...memberIds] } })
    },
    async drop({ fingerprint, p256dh, auth }) {
      await database.em().nativeDelete(PushSubscriptionTable, { fingerprint, p256dh, auth })
    },
  }
}
