/** The demo's accounts, printed on startup and shown on its sign-in page. */
export const demoAccounts = {
  member: { email: 'mia@velora.example', password: 'velora-demo' },
  staff: { email: 'staff@velora.example', password: 'velora-staff' },
}
