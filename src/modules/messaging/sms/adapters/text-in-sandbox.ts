import type { TextTransport } from '../ports.ts'

/** In demo mode without Twilio, an SMS is only stored: its row is the sandbox's inbox (D-27). */
export const textInSandbox: TextTransport = {
  send: async () => ({ result: 'sent', channel: 'outbox' }),
}
