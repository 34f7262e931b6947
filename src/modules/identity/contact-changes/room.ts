import type { Platform } from '#platform/module.ts'
import { changeRoutes } from './adapters/change-routes.ts'
import {
  ContactChangeTable,
  changesInDatabase,
  contactChangeMigrations,
  expiredContactChanges,
  movedContactsIn,
} from './adapters/changes-in-database.ts'
import { openContactChanges } from './contact-changes.ts'
import type { ContactChangesPorts, MovedContacts } from './ports.ts'

type Others = Pick<
  ContactChangesPorts,
  'codesFor' | 'parsePhone' | 'isPlaceholderEmail' | 'sendMail' | 'sendText' | 'endTexts' | 'audit'
> & {
  readonly contacts: Pick<MovedContacts, 'of' | 'holders'>
}

export const contactChangesRoom = {
  migrations: contactChangeMigrations,
  tables: [ContactChangeTable],
  routes: {
    description:
      'Changing a member’s own email address or phone number, confirmed at both the old and the new one.',
    routes: changeRoutes,
  },
  queues: [{ name: 'contact-change', expireInSeconds: 60 }],
  retention: [expiredContactChanges],
  open({ database, cache, jobs, now }: Platform, { contacts, ...others }: Others) {
    const changes = openContactChanges({
      ...others,
      changes: changesInDatabase(database),
      contacts: movedContactsIn(database, cache, contacts),
      publishChange: id => jobs.enqueue('contact-change', { id }),
      inTransaction: database.inTransaction,
      now,
    })
    jobs.handleEach('contact-change', ({ id }) => changes.sendContactChangeCodes(String(id)))
    return changes
  },
}
