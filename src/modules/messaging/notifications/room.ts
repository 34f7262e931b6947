import type { Platform } from '#platform/module.ts'
import { notificationRoutes } from './adapters/http.ts'
import { knownDevices } from './adapters/known-devices.ts'
import {
  NotificationTable,
  notificationMigrations,
  notificationsInDatabase,
  oldNotifications,
} from './adapters/notifications-in-database.ts'
import { openNotifications } from './notifications.ts'
import type { NotificationsPorts, WaitingPush } from './ports.ts'

export const notificationsRoom = {
  migrations: notificationMigrations,
  tables: [NotificationTable],
  routes: notificationRoutes,
  retention: [oldNotifications],
  open: (
    { database, cache, jobs, now, timeZone }: Platform,
    others: Pick<NotificationsPorts, 'accountsOf' | 'quietHours'>,
  ) =>
    openNotifications({
      notifications: notificationsInDatabase(database, cache),
      enqueuePush: (push: WaitingPush, notBefore?: Date) =>
        jobs.enqueue('notification-push', { ...push }, notBefore),
      hasNoDevice: knownDevices(database, cache),
      timeZone,
      now,
      ...others,
    }),
}
