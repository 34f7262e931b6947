const awarding = 'features/loyalty/awarding-at-the-desk.feature'
const deciding = 'features/requests/deciding-requests.feature'
const codes = 'features/loyalty/codes-at-the-desk.feature'
const awardPanel = 'src/web/staff/award/award-panel.stories.tsx'
const requestsPanel = 'src/web/staff/requests/requests-panel.stories.tsx'

/** The rows of staff.md's tables that the desk's panels and pages show. */
export const rows = [
  { row: 'routes: /admin, /admin/qr-codes', file: codes, title: 'The three default codes' },
  { row: 'panels: Award Service Points', file: awarding, title: 'From the beginning of the name' },
  { row: 'panels: Service Requests Approval', file: deciding, title: 'Approved, with a word to Mia' },
  { row: 'staff validation: Award points', file: awarding, title: 'No patient' },
  { row: 'staff validation: Award points', file: awarding, title: 'Points that are none' },
  { row: 'staff validation: Service request', file: deciding, title: 'Denied without a reason' },
  { row: 'staff errors: Unauthorized', file: awarding, title: 'The session of the desk is over' },
  { row: 'staff errors: Error', file: awarding, title: 'No signal' },
  { row: 'staff errors: Approval Failed', file: deciding, title: 'The other desk was faster' },
  { row: 'staff errors: Action Failed', file: deciding, title: 'While denying' },
  { row: 'staff errors: Action Failed', file: requestsPanel, title: 'NoSignal' },
  { row: 'staff errors: Failed to create QR codes', file: codes, title: 'No signal' },
  { row: 'staff toasts: Request Approved!', file: deciding, title: 'Approved, with a word to Mia' },
  { row: 'staff toasts: Request Denied', file: deciding, title: 'Denied, with the reason' },
  { row: 'staff calls: GET /api/services', file: awarding, title: 'From the beginning of the name' },
  { row: 'staff calls: GET /api/locations', file: awardPanel, title: 'Empty' },
  {
    row: 'staff calls: POST /api/admin/award-points',
    file: awarding,
    title: 'From the beginning of the name',
  },
  {
    row: 'staff calls: GET /api/admin/service-requests',
    file: deciding,
    title: 'Approved, with a word to Mia',
  },
  {
    row: 'staff calls: PUT /api/admin/service-requests/{requestId}/approve',
    file: deciding,
    title: 'Approved, with a word to Mia',
  },
  {
    row: 'staff calls: POST /api/admin/service-requests/{requestId}/deny',
    file: deciding,
    title: 'Denied, with the reason',
  },
  { row: 'staff calls: GET /api/checkin-codes', file: codes, title: 'On paper' },
  { row: 'staff calls: POST /api/admin/seed-checkin-codes', file: codes, title: 'The three default codes' },
] as const
