import type { Platform } from '#platform/module.ts'
import { notificationRoutes } from './adapters/http.ts'
import { knownDevices } from './adapters/known-devices.ts'
import { notificationMigrations, notificationsInDatabase } from './adapters/notifications-in-database.ts'
import { openNotifications } from './notifications.ts'
import type { WaitingPush } from './ports.ts'

export const notificationsRoom = {
  migrations: notificationMigrations,
  routes: notificationRoutes,
  open: ({ database, cache, jobs, now }: Platform) =>
    openNotifications({
      notifications: notificationsInDatabase(database, cache),
      enqueuePush: (push: WaitingPush) => jobs.enqueue('notification-push', { ...push }),
      hasNoDevice: knownDevices(database, cache),
      now,
    }),
}
