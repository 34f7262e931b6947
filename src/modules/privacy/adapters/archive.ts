import type { ArchiveParts } from '#platform/archive.ts'
import { intakeRows } from './intake-in-database.ts'

export const privacyArchive: ArchiveParts = {
  tables: [
    {
      name: 'intakes',
      table: 'privacy.intake',
      about: 'Every version of every medical intake. It is health data.',
      opened: [{ rows: intakeRows, as: 'answers', form: 'json' }],
    },
    {
      name: 'intake-counts',
      table: 'privacy.intake_count',
      about: 'How many versions a member’s intake has.',
    },
    {
      name: 'intake-renewals',
      table: 'privacy.renewal',
      about: 'When the clinic asked everyone for a new intake.',
    },
    { name: 'cookie-choices', table: 'privacy.cookie_choice', about: 'Visitors’ cookie choices, as proof.' },
    { name: 'visitors', table: 'privacy.visitor', about: 'Browsers, by a random number.' },
    { name: 'visits', table: 'privacy.visit', about: 'Visits by people who allowed analytics.' },
    { name: 'tracked-events', table: 'privacy.tracked_event', about: 'What they did, if they allowed it.' },
  ],
  staying: { 'privacy.phi_key': 'Check values of this server’s keys. The new server has its own.' },
}
