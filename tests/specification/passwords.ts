const forgotten = 'features/identity/forgotten-password.feature'

/** The rows of the specification's tables that these examples show. */
export const rows = [
  { row: 'routes: /forgot-password', file: forgotten, title: 'Mia asks for a link' },
  { row: 'routes: /reset-password', file: forgotten, title: 'Mia chooses a new password' },
  { row: 'calls: POST /api/forgot-password', file: forgotten, title: 'Mia asks for a link' },
  { row: 'calls: POST /api/reset-password', file: forgotten, title: 'Mia chooses a new password' },
  { row: 'validation: Forgot password', file: forgotten, title: "An address that can't be one" },
  { row: 'validation: Reset password', file: forgotten, title: 'Not the same twice' },
  { row: 'errors: Forgot-password failure', file: forgotten, title: 'No signal' },
  { row: 'errors: Reset without token', file: forgotten, title: 'A link that lost its end' },
  { row: 'errors: Reset failure', file: forgotten, title: 'A link that was used' },
  { row: 'success toasts: Email sent', file: forgotten, title: 'Mia asks for a link' },
  { row: 'success toasts: Success', file: forgotten, title: 'Mia chooses a new password' },
] as const
