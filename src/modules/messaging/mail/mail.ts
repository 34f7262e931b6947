import { deliverMails } from './deliver-mails.ts'
import type { SandboxMail } from './mails.ts'
import type { MailPorts } from './ports.ts'
import { type MailMessage, sendMail } from './send-mail.ts'

export interface Mail {
  /** Queues an email in the caller's transaction; it is sent soon after the commit. Subjects never name a treatment. */
  sendMail(message: MailMessage): Promise<void>
  /**
   * Sends due emails, at most once each: retried only if the contents were not sent (D-61). Safe to run in any number of
   * processes. Stops early when `stopping` returns true.
   */
  deliverMails(stopping: () => boolean): Promise<void>
  /** Emails in the demo's inbox, newest first. */
  listSandboxMails(limit: number, before: string | undefined): Promise<readonly SandboxMail[]>
  countSandboxMails(): Promise<number>
  /** Emails to the member, newest first; secret ones without their contents. */
  mailsOf(memberId: string): Promise<readonly { readonly subject: string; readonly at: Date }[]>
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openMail(ports: MailPorts): Mail {
  const { mails } = ports
  return {
    sendMail: message => sendMail(ports, message),
    deliverMails: stopping => deliverMails(ports, stopping),
    listSandboxMails: (limit, before) => mails.inSandbox(limit, before),
    countSandboxMails: () => mails.countInSandbox(),
    mailsOf: memberId => mails.of(memberId),
    eraseMembers: memberIds => mails.forget(memberIds),
  }
}
