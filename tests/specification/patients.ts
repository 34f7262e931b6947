const managing = 'features/patients/managing-patients.feature'
const listing = 'tests/patients/listing-patients.test.ts'
const adjusting = 'tests/loyalty/adjust-points.test.ts'
const offering = 'tests/loyalty/send-offer.test.ts'

/** Where the rows of the specification's tables are shown: patients, as staff see them (staff.md). */
export const rows = [
  { row: 'panels: Patient Management', file: managing, title: 'While typing' },
  { row: 'staff validation: Points edit', file: managing, title: 'Not without a reason' },
  { row: 'staff errors: Update Failed', file: managing, title: 'Never more than there is' },
  { row: 'staff errors: Failed to Send Promotion', file: managing, title: 'The second click' },
  { row: 'staff errors: Error Loading Patients', file: managing, title: 'The list does not come' },
  { row: 'staff toasts: Points Updated Successfully!', file: managing, title: 'Added' },
  { row: 'staff toasts: Promotion Sent!', file: managing, title: 'Sent' },
  { row: 'staff calls: GET /api/admin/users', file: listing, title: 'has every field, in both spellings' },
  {
    row: 'staff calls: POST /api/admin/update-user-points',
    file: adjusting,
    title: 'adds, takes away and sets, and answers the balance',
  },
  {
    row: 'staff calls: POST /api/admin/send-promo-notification',
    file: offering,
    title: 'is a personal voucher until the end of the clinic’s month, and the member is told',
  },
] as const
