const requesting = 'features/requests/requesting-points.feature'
const profile = 'features/identity/profile.feature'
const notifications = 'features/messaging/notifications.feature'
const asking = 'tests/requests/requesting-points.test.ts'
const deciding = 'tests/requests/deciding-requests.test.ts'

/** The rows of the specification's tables that these examples and tests show. */
export const rows = [
  { row: 'routes: /request-points', file: requesting, title: 'With the day and a note' },
  { row: 'routes: /profile', file: profile, title: 'On the way to Gold' },
  { row: 'errors: Logout failure', file: profile, title: 'No signal' },
  { row: 'errors: Request points failure', file: requesting, title: 'A treatment of tomorrow' },
  { row: 'success toasts: Logged out successfully', file: profile, title: 'From the profile' },
  {
    row: 'success toasts: Logged out',
    file: 'features/identity/signing-in.feature',
    title: 'Mia signs out',
  },
  { row: 'calls: POST /api/auth/logout', file: profile, title: 'From the profile' },
  { row: 'calls: GET /api/notifications', file: notifications, title: 'Points from the desk' },
  { row: 'calls: GET /api/user/notifications', file: notifications, title: 'More than fit' },
  { row: 'calls: GET /api/service-requests', file: requesting, title: 'Approved' },
  {
    row: 'calls: POST /api/service-requests',
    file: asking,
    title: 'notes what was asked for as pending',
  },
  {
    row: 'staff calls: GET /api/admin/service-requests',
    file: deciding,
    title: 'lists what is pending for every role, the oldest first, with who asks',
  },
  {
    row: 'staff calls: PUT /api/admin/service-requests/{requestId}/approve',
    file: deciding,
    title: 'by approval adds points, price and a visit, tells the member and names who did it',
  },
  {
    row: 'staff calls: POST /api/admin/service-requests/{requestId}/deny',
    file: deciding,
    title: 'by denial gives no points, shows the reason and tells the member without naming the treatment',
  },
  { row: 'validation: Service request', file: requesting, title: 'The treatment alone is enough' },
] as const
