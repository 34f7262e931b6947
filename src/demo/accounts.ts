/** The accounts of every demo, printed when it starts and shown on its sign-in page. */
export const demoAccounts = {
  member: { email: 'mia@velora.example', password: 'velora-demo' },
  staff: { email: 'staff@velora.example', password: 'velora-staff' },
}
