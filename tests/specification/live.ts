/** Rows of customer.md with the example or test that shows each. */
export const rows = [
  { row: 'errors: Login failure', file: 'features/identity/signing-in.feature', title: 'A wrong password' },
  {
    row: 'errors: Registration failure',
    file: 'features/identity/joining.feature',
    title: 'The address is taken',
  },
  {
    row: 'errors: Logout failure',
    file: 'tests/browser/starting.test.ts',
    title: 'says that a logout failed, with the message',
  },
  {
    row: 'errors: Check-in failure (thrown)',
    file: 'features/loyalty/checking-in.feature',
    title: 'An unknown code',
  },
  {
    row: 'errors: Check-in with success false',
    file: 'features/loyalty/checking-in.feature',
    title: 'An answer that says it was no success',
  },
  {
    row: 'errors: Check-in other failure',
    file: 'features/loyalty/checking-in.feature',
    title: 'A Wi-Fi that wants to be signed in to',
  },
  {
    row: 'errors: Claim failure',
    file: 'features/loyalty/claiming-a-reward.feature',
    title: 'The points were spent in a second window',
  },
  {
    row: 'errors: Unauthorized on check-in, claim, award',
    file: 'features/identity/losing-the-session.feature',
    title: 'Checking in',
  },
  {
    row: 'errors: Unauthorized on check-in, claim, award',
    file: 'features/identity/losing-the-session.feature',
    title: 'Claiming a reward',
  },
  {
    row: 'errors: Unauthorized on check-in, claim, award',
    file: 'features/identity/losing-the-session.feature',
    title: 'Awarding points',
  },
  {
    row: 'errors: Services fetch failure',
    file: 'tests/browser/starting.test.ts',
    title: 'throws the response text when the services can’t be fetched',
  },
  {
    row: 'errors: Camera errors',
    file: 'features/loyalty/checking-in.feature',
    title: 'The camera is not allowed',
  },
  {
    row: 'success toasts: Welcome back!',
    file: 'features/identity/signing-in.feature',
    title: 'Mia signs in',
  },
  { row: 'success toasts: Welcome to', file: 'features/identity/joining.feature', title: 'Noor joins' },
  {
    row: 'success toasts: Logged out successfully',
    file: 'features/identity/signing-in.feature',
    title: 'Mia signs out',
  },
  {
    row: 'success toasts: Check-in Successful!',
    file: 'features/loyalty/checking-in.feature',
    title: 'The code at the front desk',
  },
  {
    row: 'success toasts: Reward Claimed!',
    file: 'features/loyalty/claiming-a-reward.feature',
    title: 'Enough points',
  },
  {
    row: 'success toasts: Points Milestone!',
    file: 'features/loyalty/live-balance.feature',
    title: 'The milestone is celebrated at the desk',
  },
  {
    row: 'success toasts: VIP Upgrade!',
    file: 'features/loyalty/live-balance.feature',
    title: 'The new tier is celebrated at the desk',
  },
  {
    row: 'calls: GET /api/auth/user',
    file: 'tests/browser/starting.test.ts',
    title: 'keeps the current user through all screens, and does not ask for them on focus or mount',
  },
  {
    row: 'calls: POST /api/auth/login',
    file: 'tests/browser/starting.test.ts',
    title: 'sends credentials, and a payload as JSON with a JSON content type',
  },
  { row: 'calls: POST /api/auth/register', file: 'features/identity/joining.feature', title: 'Noor joins' },
  {
    row: 'calls: POST /api/auth/logout',
    file: 'features/identity/signing-in.feature',
    title: 'Mia signs out',
  },
  {
    row: 'calls: GET /api/services',
    file: 'tests/browser/starting.test.ts',
    title: 'at startup asks for the services anew, past every cache',
  },
  {
    row: 'calls: GET /api/notifications',
    file: 'features/loyalty/live-balance.feature',
    title: 'After a treatment',
  },
  {
    row: 'calls: GET /api/user/notifications',
    file: 'tests/messaging/notifications.test.ts',
    title: 'are the same under the address that check-in refreshes',
  },
  {
    row: 'calls: POST /api/checkin',
    file: 'features/loyalty/checking-in.feature',
    title: 'The code at the front desk',
  },
  {
    row: 'calls: GET /api/checkin-codes',
    file: 'tests/loyalty/check-in-codes.test.ts',
    title: 'say what their picture holds to staff only',
  },
  {
    row: 'calls: GET /api/points-goals',
    file: 'features/loyalty/claiming-a-reward.feature',
    title: 'Short of points',
  },
  {
    row: 'calls: GET /api/user/goal-progress',
    file: 'tests/loyalty/redeem-goal.test.ts',
    title: 'shows as claimed afterwards',
  },
  {
    row: 'calls: POST /api/user/redeem-goal/{id}',
    file: 'features/loyalty/claiming-a-reward.feature',
    title: 'Enough points',
  },
  {
    row: 'calls: GET /api/user/points',
    file: 'tests/http/privacy.test.ts',
    title: 'comes page by page, each entry once',
  },
  { row: 'routes: /', file: 'features/identity/signing-in.feature', title: 'Mia signs out' },
  { row: 'routes: /auth', file: 'features/identity/signing-in.feature', title: 'Mia signs in' },
  { row: 'routes: /signup', file: 'features/identity/joining.feature', title: 'Noor joins' },
  {
    row: 'routes: /checkin',
    file: 'features/loyalty/checking-in.feature',
    title: 'A visitor opens the check-in screen',
  },
  { row: 'routes: /services', file: 'features/content/service-menu.feature', title: 'All services' },
  { row: 'routes: /rewards', file: 'features/loyalty/claiming-a-reward.feature', title: 'Signed out' },
  {
    row: 'routes: /test-qr',
    file: 'features/loyalty/checking-in.feature',
    title: 'From the picture on the test page',
  },
  {
    row: 'validation: Sign-in',
    file: 'features/identity/signing-in.feature',
    title: 'Both fields are needed',
  },
  {
    row: 'validation: Registration',
    file: 'features/identity/joining.feature',
    title: 'A first name is needed',
  },
  {
    row: 'validation: Service search',
    file: 'features/content/service-menu.feature',
    title: 'In a description',
  },
  {
    row: 'validation: Check-in',
    file: 'features/loyalty/checking-in.feature',
    title: 'The second scan of the day',
  },
] as const
