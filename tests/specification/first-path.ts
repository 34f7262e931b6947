const joining = 'features/identity/joining.feature'
const signingIn = 'features/identity/signing-in.feature'
const checkingIn = 'features/loyalty/checking-in.feature'
const claiming = 'features/loyalty/claiming-a-reward.feature'
const gate = 'features/identity/staff-gate.feature'
const menu = 'features/content/service-menu.feature'

/** The rows that the way from joining to a voucher shows. */
export const rows = [
  { row: 'routes: /', file: signingIn, title: 'Mia signs in from the card below the landing screen' },
  { row: 'routes: /auth', file: signingIn, title: 'Mia signs in' },
  { row: 'routes: /signup', file: joining, title: 'Noor joins' },
  { row: 'routes: /checkin', file: checkingIn, title: 'The code at the front desk' },
  { row: 'routes: /services', file: menu, title: 'All services' },
  { row: 'routes: /rewards', file: claiming, title: 'Enough points' },
  { row: 'routes: /test-qr', file: checkingIn, title: 'From the picture on the test page' },
  { row: 'errors: Login failure', file: signingIn, title: 'A wrong password' },
  { row: 'errors: Registration failure', file: joining, title: 'The address is taken' },
  { row: 'errors: Claim failure', file: claiming, title: 'The points were spent in a second window' },
  { row: 'errors: Check-in failure (thrown)', file: checkingIn, title: 'The second scan of the day' },
  { row: 'success toasts: Welcome back!', file: signingIn, title: 'Mia signs in' },
  { row: 'success toasts: Welcome to', file: joining, title: 'Noor joins' },
  { row: 'success toasts: Check-in Successful!', file: checkingIn, title: 'The code at the front desk' },
  { row: 'success toasts: Reward Claimed!', file: claiming, title: 'Enough points' },
  { row: 'routes: /admin, /admin/qr-codes', file: gate, title: 'The codes at the desk' },
  { row: 'routes: any other path', file: gate, title: 'A mistyped address' },
] as const
