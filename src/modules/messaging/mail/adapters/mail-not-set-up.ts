import type { MailTransport } from '../ports.ts'

/** Without an SMTP server, outside of demo mode: nothing is sent, and the operator is told. */
export function mailNotSetUp(
  report: (mail: { readonly mail: string; readonly about: string }) => void,
): MailTransport {
  return {
    async send({ id, subject }) {
      report({ mail: id, about: subject })
      return { result: 'refused', reason: 'Email isn’t set up.' }
    },
  }
}
