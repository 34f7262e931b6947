import { transactionsOn } from '#platform/database/transactions.ts'
import type { Platform } from '#platform/module.ts'
import { contactRoutes } from './adapters/contact-routes.ts'
import { ContactTable, contactMigrations, contactsInDatabase } from './adapters/contacts-in-database.ts'
import { ExternalIdTable, externalIdMigration } from './adapters/external-ids-in-database.ts'
import { phoneNumbersOf } from './adapters/phone-numbers.ts'
import { openContacts } from './contacts.ts'
import type { ContactsPorts } from './ports.ts'

export interface ContactsSettings {
  readonly clinicCountry: string
}

export const contactsRoom = {
  migrations: [...contactMigrations, externalIdMigration],
  tables: [ContactTable, ExternalIdTable],
  routes: {
    description:
      'Members without the app, enrolled at the front desk, with or without a phone number or email address.',
    routes: contactRoutes,
  },
  /** For descriptions of a member. */
  contacts: contactsInDatabase,
  open(
    { settings, database, cache, now }: Platform<ContactsSettings>,
    others: Pick<
      ContactsPorts,
      | 'addMember'
      | 'renameMember'
      | 'isPlaceholderEmail'
      | 'consentWording'
      | 'recordConsent'
      | 'endTexts'
      | 'holdMember'
    >,
  ) {
    const contacts = openContacts({
      ...others,
      contacts: contactsInDatabase(database, cache),
      parsePhone: phoneNumbersOf(settings.clinicCountry),
      now,
    })
    return transactionsOn(database)(contacts, 'enroll', 'addContact', 'removeContact')
  },
}
