import type { InboxMessage, ofMail, SentCode } from './inbox-message.ts'

/** Newest first, from below what has the id `before`. */
type List<Message> = (limit: number, before: string | undefined) => Promise<readonly Message[]>

/** Where messages of a demo stay, instead of leaving. */
export interface SandboxPorts {
  /** Whether staff may read the inbox: in demo mode. */
  readonly isOpen: boolean
  readonly listSandboxMails: List<Parameters<typeof ofMail>[0]>
  readonly countSandboxMails: () => Promise<number>
  readonly listSandboxDeliveries: List<InboxMessage>
  readonly countSandboxDeliveries: () => Promise<number>
  readonly listSandboxCodes: List<SentCode>
  readonly countSandboxCodes: () => Promise<number>
  /** Whether somebody with this id is a member still. */
  readonly isMember: (memberId: string) => Promise<boolean>
}
