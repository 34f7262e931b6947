import { clinicDay } from '#platform/kernel/clinic-day.ts'
import type { Module, Platform } from '#platform/module.ts'
import { contentInDatabase, contentMigrations, contentTables } from './adapters/database.ts'
import { contentRoutes, shownClinic } from './adapters/http.ts'
import type { Clinic } from './catalogue.ts'
import { openContent } from './content.ts'
import type { ContentPorts } from './ports.ts'

interface ContentSettings {
  readonly clinicName: string
  readonly bookingUrl: string | undefined
  readonly navVariant: 'A' | 'B'
}

type Others = Pick<ContentPorts, 'findPatient'> & Pick<Clinic, 'tiers' | 'milestones' | 'demo'>

export const contentModule = {
  migrations: contentMigrations,
  tables: contentTables,
  routes: {
    content: {
      description: 'What the clinic shows: its settings, service menu, locations, promotions and blog.',
      routes: contentRoutes,
    },
  },
  open({ settings, database, cache, now, timeZone }: Platform<ContentSettings>, others: Others) {
    const { clinicName, bookingUrl = null, navVariant } = settings
    const { findPatient, ...about } = others
    const clinic = { clinicName, timeZone, bookingUrl, navVariant, ...about }
    const today = () => clinicDay(now(), timeZone)
    const content = openContent({
      ...contentInDatabase(database, cache, today),
      clinic,
      now,
      findPatient,
    })
    const { demo: _demo, ...withoutAccounts } = clinic
    return { ...content, clinic, clinicOnPages: shownClinic(withoutAccounts) }
  },
} satisfies Module
