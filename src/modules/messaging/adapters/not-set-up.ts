import type { TextCarrier } from '../campaign-ports.ts'
import type { Carrier } from '../ports.ts'

/** Without an SMTP server outside of demo mode: nothing leaves, and whoever runs the clinic hears of it. */
export function mailNotSetUp(
  report: (mail: { readonly mail: string; readonly about: string }) => void,
): Carrier {
  return {
    async carry({ id, subject }) {
      report({ mail: id, about: subject })
      return { result: 'refused', reason: 'E-mail is not set up.' }
    },
  }
}

/** Without Twilio outside of demo mode. */
export const textNotSetUp: TextCarrier = {
  carry: async () => ({ result: 'refused', reason: 'SMS is not set up.' }),
}
