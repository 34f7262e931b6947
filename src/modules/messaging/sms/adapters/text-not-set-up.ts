import type { TextTransport } from '../ports.ts'

/** Without Twilio outside of demo mode. */
export const textNotSetUp: TextTransport = {
  send: async () => ({ result: 'refused', reason: 'SMS isn’t set up.' }),
}
