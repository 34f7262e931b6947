import type { Agent } from 'node:https'
import { transactionsOn } from '#platform/database/transactions.ts'
import { counting } from '#platform/metrics/measures.ts'
import type { Platform } from '#platform/module.ts'
import { pushRoutes } from './adapters/http.ts'
import { PushSubscriptionTable, subscriptionsInDatabase } from './adapters/push-subscriptions.ts'
import { pushesByWebPush, type Vapid } from './adapters/pushes-by-web-push.ts'
import type { AnnouncedOffer, PushPorts, WaitingPush } from './ports.ts'
import { openPush } from './push.ts'

export interface PushSettings extends Pick<PushPorts, 'pushHosts'> {
  readonly vapid: Vapid
  /** Connects to push services; tests bring one for their own. */
  readonly pushAgent?: Agent | undefined
}

export const pushRoom = {
  tables: [PushSubscriptionTable],
  routes: pushRoutes,
  open(
    platform: Platform<PushSettings>,
    {
      count,
      ...others
    }: Pick<
      PushPorts,
      'consentsOf' | 'recordConsent' | 'quietHours' | 'clinicName' | 'recordAttempt' | 'mayTry'
    > & {
      readonly count: (outcome: string) => void
    },
  ) {
    const { settings, database, cache, jobs, now, timeZone } = platform
    const { vapid, pushHosts, pushAgent: agent } = settings
    const push = openPush({
      subscriptions: subscriptionsInDatabase(database, cache),
      push: counting(pushesByWebPush({ vapid, hosts: pushHosts, agent }), ({ outcome }) => count(outcome)),
      pushKey: vapid.publicKey,
      announceLater: (offer: AnnouncedOffer, notBefore: Date) =>
        jobs.enqueue('offer-push', { ...offer }, notBefore),
      pushHosts,
      timeZone,
      now,
      ...others,
    })
    jobs.handleEach('offer-push', offer => push.announceOffer(offer as unknown as AnnouncedOffer))
    jobs.handleEach('notification-push', waiting => push.pushNotification(waiting as unknown as WaitingPush))
    return transactionsOn(database)(push, 'subscribePush', 'unsubscribePush')
  },
}
