import type { ArchiveParts } from '#platform/archive.ts'

export const loyaltyArchive: ArchiveParts = {
  tables: [
    { name: 'balances', table: 'loyalty.account', about: 'The points of each member.' },
    { name: 'ledger-entries', table: 'loyalty.entry', about: 'Every change of points, in order.' },
    { name: 'treatments', table: 'loyalty.treatment', about: 'Treatments with their points and spend.' },
    { name: 'vouchers', table: 'loyalty.voucher', about: 'Rewards that members claimed, and offers.' },
    {
      name: 'voucher-marks',
      table: 'loyalty.voucher_mark',
      about: 'When a voucher was used, and when that was undone.',
    },
    { name: 'rewards', table: 'loyalty.goal', about: 'The rewards, including those no longer offered.' },
    { name: 'reward-stock', table: 'loyalty.goal_stock', about: 'How many of a limited reward are claimed.' },
    { name: 'check-in-codes', table: 'loyalty.check_in_code', about: 'The printed codes for check-ins.' },
    {
      name: 'waiting-scans',
      table: 'loyalty.waiting_scan',
      about: 'Scans for the desk to confirm, and what it decided.',
    },
    { name: 'rewards-version', table: 'loyalty.programme', about: 'The rewards’ program version.' },
  ],
  staying: {
    'loyalty.desk_screen': 'Screens that show a code at the desk.',
    'loyalty.scan_proof': 'Scans from the last few minutes.',
  },
}
