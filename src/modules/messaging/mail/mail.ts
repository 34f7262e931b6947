import { deliverMails } from './deliver-mails.ts'
import type { SandboxMail } from './mails.ts'
import type { MailPorts } from './ports.ts'
import { type MailMessage, sendMail } from './send-mail.ts'

export interface Mail {
  /** Leaves a mail in the caller's transaction; it is on its way soon after the commit. Subjects name no treatment. */
  sendMail(message: MailMessage): Promise<void>
  /**
   * Sends the mails that are due, each at most once: again only when its contents had not left (D-61). Any number of
   * processes may do it at once. Ends early when `stopping` says so.
   */
  deliverMails(stopping: () => boolean): Promise<void>
  /** What would have been sent, newest first. */
  listSandboxMails(limit: number, before: string | undefined): Promise<readonly SandboxMail[]>
  countSandboxMails(): Promise<number>
  /** What the member was mailed, newest first; of secret mails only that they were sent. */
  mailsOf(memberId: string): Promise<readonly { readonly subject: string; readonly at: Date }[]>
  eraseMember(memberId: string): Promise<void>
}

export function openMail(ports: MailPorts): Mail {
  const { mails } = ports
  return {
    sendMail: message => sendMail(ports, message),
    deliverMails: stopping => deliverMails(ports, stopping),
    listSandboxMails: (limit, before) => mails.inSandbox(limit, before),
    countSandboxMails: () => mails.countInSandbox(),
    mailsOf: memberId => mails.of(memberId),
    eraseMember: memberId => mails.forget(memberId),
  }
}
