import { transactionsOn } from '#platform/database/transactions.ts'
import { erasePlatformDataIn } from '#platform/http/route/erase-platform-data.ts'
import type { Module, Platform } from '#platform/module.ts'
import { privacyArchive } from './adapters/archive.ts'
import {
  CookieChoiceTable,
  cookieChoicesInDatabase,
  expiredConsent,
  TrackedEventTable,
  tracksInDatabase,
  VisitorTable,
  VisitTable,
} from './adapters/consent-in-database.ts'
import { privacyRoutes } from './adapters/http.ts'
import {
  IntakeCountTable,
  IntakeTable,
  intakeRows,
  intakesInDatabase,
} from './adapters/intake-in-database.ts'
import { checkPhiKeys, PhiKeyTable } from './adapters/phi-keys.ts'
import { RenewalTable, renewalMigrations, renewalsInDatabase } from './adapters/renewals-in-database.ts'
import type { PersonalDataSource, PrivacyPorts } from './ports.ts'
import { openPrivacy } from './privacy.ts'

type Others = Pick<
  PrivacyPorts,
  | 'holdMembers'
  | 'accountsOf'
  | 'countPatientsWithIntake'
  | 'isPublishedText'
  | 'listTexts'
  | 'fillBirthday'
  | 'recordConsent'
  | 'consentsOf'
  | 'isConfirmingNumber'
  | 'reauthenticate'
> & {
  /** By part of the product, in the order of deletion. */
  readonly holdings: Readonly<Record<string, Omit<PersonalDataSource, 'name'>>>
  readonly findPatient: (
    memberId: string,
  ) => Promise<
    { readonly firstName: string; readonly lastName: string; readonly dateOfBirth: string | null } | undefined
  >
  readonly contactsOf: (memberId: string) => Promise<readonly HeldContact[]>
}

interface HeldContact {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly isValid: boolean
  readonly isShared: boolean
}

/** The forms that attempt counts and stored responses use. What someone else has, too, stays. */
const keptFormsOf = ({ kind, value, isValid, isShared }: HeldContact): readonly string[] => {
  if (!isValid || isShared) return []
  return kind === 'phone' ? [value, value.replaceAll(/\D/g, '').slice(-10)] : [value]
}

export const privacyModule = {
  archive: privacyArchive,
  tables: [
    IntakeTable,
    IntakeCountTable,
    PhiKeyTable,
    RenewalTable,
    VisitorTable,
    CookieChoiceTable,
    TrackedEventTable,
    VisitTable,
  ],
  migrations: renewalMigrations,
  routes: {
    privacy: {
      description: 'The medical intake, cookie choices, and a member’s own data: download it or delete it.',
      routes: privacyRoutes,
    },
  },
  retention: expiredConsent,
  encrypted: [intakeRows],
  checkPhiKeys,
  open(
    { settings, database, cipher, jobs, now, timeZone }: Platform<Pick<PrivacyPorts, 'minimumAge'>>,
    { findPatient, contactsOf, holdings, ...others }: Others,
  ) {
    const erasePlatformDataOf = erasePlatformDataIn(database)
    const door = openPrivacy({
      intakes: intakesInDatabase(database, cipher),
      renewals: renewalsInDatabase(database),
      cookieChoices: cookieChoicesInDatabase(database),
      tracks: tracksInDatabase(database),
      async erasePlatformData(memberIds) {
        const people = await Promise.all(
          memberIds.map(async id => {
            const { firstName = '', lastName = '' } = (await findPatient(id)) ?? {}
            const contacts = (await contactsOf(id)).flatMap(keptFormsOf)
            return { id, name: `${firstName} ${lastName}`.trim(), contacts }
          }),
        )
        await erasePlatformDataOf(people)
        await jobs.deleteFor(people.flatMap(({ id, contacts }) => [id, ...contacts]))
      },
      inTransaction: database.inTransaction,
      now,
      timeZone,
      minimumAge: settings.minimumAge,
      birthdayOf: async memberId => (await findPatient(memberId))?.dateOfBirth ?? null,
      ...others,
      holdings: Object.entries(holdings).map(([name, held]) => ({ ...held, name })),
    })
    return transactionsOn(database)(door, 'submitIntake', 'renewIntakes')
  },
} satisfies Module & { readonly checkPhiKeys: typeof checkPhiKeys }
