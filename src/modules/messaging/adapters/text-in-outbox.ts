import type { TextCarrier } from '../campaign-ports.ts'

/** In demo mode without Twilio an SMS stays in the house: its row is the outbox (D-27). */
export const textInOutbox: TextCarrier = {
  carry: async () => ({ result: 'sent', channel: 'outbox' }),
}
