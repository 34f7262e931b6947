import type { Platform } from '#platform/module.ts'
import { clicksInDatabase, OpenedLinkTable } from './adapters/clicks-in-database.ts'
import {
  BirthdaySpecialTable,
  DeliveryTable,
  deliveriesInDatabase,
} from './adapters/deliveries-in-database.ts'
import { linkRoutes } from './adapters/http.ts'
import { countTables, oldDeliveries, oldDeliveryMigrations } from './adapters/old-deliveries.ts'
import { recipientsInDatabase } from './adapters/recipients-in-database.ts'
import { trackedLinks } from './adapters/tracked-links.ts'
import { openDeliveries } from './deliveries.ts'
import type { DeliveriesPorts, Transports } from './ports.ts'

export interface DeliveriesSettings {
  readonly appUrl: string
  readonly sessionKeys: readonly string[]
}

type Others = Transports &
  Pick<
    DeliveriesPorts,
    | 'breakers'
    | 'hasAccountTrouble'
    | 'releaseTry'
    | 'unsubscribeUrls'
    | 'suppress'
    | 'quietHours'
    | 'marketingCap'
    | 'bookingUrl'
    | 'buttonFor'
  > & {
    /** The SQL function that returns an audience's members. */
    readonly audiences: string
    /** The SQL view of the members' current addresses. */
    readonly addressees: string
  }

export const deliveriesRoom = {
  migrations: oldDeliveryMigrations,
  tables: [DeliveryTable, BirthdaySpecialTable, OpenedLinkTable, ...countTables],
  retention: [oldDeliveries],
  routes: linkRoutes,
  open(platform: Platform<DeliveriesSettings>, { audiences, addressees, ...others }: Others) {
    const { settings, database, now, timeZone } = platform
    const { sessionKeys, appUrl } = settings
    return openDeliveries({
      recipients: recipientsInDatabase(database, audiences),
      deliveries: deliveriesInDatabase(database, addressees),
      clicks: clicksInDatabase(database),
      ...trackedLinks(sessionKeys, appUrl),
      inTransaction: database.inTransaction,
      random: Math.random,
      timeZone,
      now,
      ...others,
    })
  },
}
