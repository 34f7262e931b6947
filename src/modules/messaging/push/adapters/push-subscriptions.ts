import { createHash } from 'node:crypto'
import type { Cache } from '#platform/database/cache.ts'
import type { Database, Migration } from '#platform/database/database.ts'
import type { KeptSubscription, PushSubscriptions } from '../ports.ts'

export const pushMigrations: readonly Migration[] = [
  {
    name: '0017 messaging: push subscriptions',
    statements: [
      `create table messaging.push_subscription (
        member_id uuid not null,
        fingerprint text not null,
        endpoint text not null,
        p256dh text not null,
        auth text not null,
        kept_at timestamptz not null,
        primary key (member_id, fingerprint)
      )`,
      'create unique index push_subscription_once on messaging.push_subscription (fingerprint)',
    ],
  },
]

const fingerprintOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('hex')

/** A device is known by its endpoint's hash and belongs to the member who set it up last. */
export function subscriptionsInDatabase(database: Database, cache: Cache): PushSubscriptions {
  const keep = database.statement<never>(
    'keep-push-subscription',
    `insert into messaging.push_subscription (member_id, fingerprint, endpoint, p256dh, auth, kept_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (fingerprint) do update set
       member_id = excluded.member_id, p256dh = excluded.p256dh, auth = excluded.auth, kept_at = excluded.kept_at`,
  )
  const giveWay = database.statement<never>(
    'drop-oldest-push-subscriptions',
    `delete from messaging.push_subscription
     where member_id = $1 and fingerprint in (
       select fingerprint from messaging.push_subscription
       where member_id = $1 order by kept_at desc, fingerprint offset $2::int
     )`,
  )
  const of = database.statement<KeptSubscription>(
    'push-subscriptions-of',
    `select fingerprint, endpoint, p256dh, auth from messaging.push_subscription
     where member_id = $1 order by kept_at desc, fingerprint`,
  )
  const holder = database.statement<{ memberId: string }>(
    'holder-of-push-subscription',
    'select member_id as "memberId" from messaging.push_subscription where fingerprint = $1',
  )
  const remove = database.statement<{ fingerprint: string }>(
    'remove-push-subscriptions',
    `delete from messaging.push_subscription
     where member_id = $1 and fingerprint = coalesce($2::text, fingerprint)
     returning fingerprint`,
  )
  const drop = database.statement<never>(
    'drop-push-subscription',
    'delete from messaging.push_subscription where fingerprint = $1 and p256dh = $2 and auth = $3',
  )
  return {
    async keep(memberId, { endpoint, p256dh, auth }, at, most) {
      await keep(memberId, fingerprintOf(endpoint), endpoint, p256dh, auth, at)
      await giveWay(memberId, most)
      cache.invalidate('push-devices', memberId)
    },
    of,
    holderOf: async endpoint => (await holder(fingerprintOf(endpoint)))[0]?.memberId,
    remove: async (memberId, endpoint) =>
      (await remove(memberId, endpoint === undefined ? null : fingerprintOf(endpoint))).length,
    async drop({ fingerprint, p256dh, auth }) {
      await drop(fingerprint, p256dh, auth)
    },
  }
}
