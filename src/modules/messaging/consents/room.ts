import { transactionsOn } from '#platform/database/transactions.ts'
import { requireAge } from '#platform/kernel/minimum-age.ts'
import type { Platform } from '#platform/module.ts'
import { consentWordsRoutes } from './adapters/consent-words-http.ts'
import { ConsentsTable, consentsInDatabase } from './adapters/consents-in-database.ts'
import { preferenceRoutes } from './adapters/preferences-http.ts'
import { pushDevicesInDatabase } from './adapters/push-devices-in-database.ts'
import { SuppressionTable, suppressionsInDatabase } from './adapters/suppressions-in-database.ts'
import { unsubscribeRoutes } from './adapters/unsubscribe-http.ts'
import { unsubscribeLinks } from './adapters/unsubscribe-links.ts'
import { openConsents } from './consents.ts'
import type { ConsentsPorts, NumberCodes } from './ports.ts'

export interface ConsentsSettings {
  readonly appUrl: string
  readonly sessionKeys: readonly string[]
  readonly minimumAge: number
}

type Others = NumberCodes &
  Pick<ConsentsPorts, 'notifyMember' | 'isSetUp' | 'isMember' | 'survivorOf' | 'accountsOf'> & {
    readonly birthdayOf: (memberId: string) => Promise<string | null>
  }

export const consentsRoom = {
  tables: [ConsentsTable, SuppressionTable],
  routes: [...preferenceRoutes, ...unsubscribeRoutes, ...consentWordsRoutes],
  open({ settings, database, now, timeZone }: Platform<ConsentsSettings>, { birthdayOf, ...others }: Others) {
    const consents = openConsents({
      consents: consentsInDatabase(database),
      suppressions: suppressionsInDatabase(database),
      devicesOf: pushDevicesInDatabase(database),
      ...unsubscribeLinks(settings.sessionKeys, settings.appUrl),
      requireAge: async memberId =>
        requireAge(await birthdayOf(memberId), { minimumAge: settings.minimumAge, now, timeZone }),
      now,
      ...others,
    })
    return transactionsOn(database)(consents, 'choosePreference', 'confirmNumber')
  },
}
