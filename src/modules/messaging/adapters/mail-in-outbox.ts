import type { Carrier } from '../ports.ts'

/** In demo mode without an SMTP server mail stays in the house: its row is the outbox (D-27). */
export const mailInOutbox: Carrier = {
  carry: async () => ({ result: 'sent', channel: 'outbox' }),
}
