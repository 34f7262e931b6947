import type { ArchiveParts } from '#platform/archive.ts'

export const tiersArchive: ArchiveParts = {
  tables: [
    { name: 'tiers', table: 'tiers.tier', about: 'The tiers and their perks.' },
    { name: 'milestones', table: 'tiers.milestone', about: 'The messages for point milestones.' },
    { name: 'tier-status', table: 'tiers.standing', about: 'Spend, visits and tier of each member.' },
  ],
  staying: {},
}
