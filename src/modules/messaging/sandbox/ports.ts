import type { InboxMessage, ofMail, SentCode } from './inbox-message.ts'

/** Newest first, with ids below `before`. */
type List<Message> = (limit: number, before: string | undefined) => Promise<readonly Message[]>

/** Stores a demo's messages instead of sending them. */
export interface SandboxPorts {
  /** Whether staff may read the inbox: in demo mode. */
  readonly isOpen: boolean
  readonly listSandboxMails: List<Parameters<typeof ofMail>[0]>
  readonly countSandboxMails: () => Promise<number>
  readonly listSandboxDeliveries: List<InboxMessage>
  readonly countSandboxDeliveries: () => Promise<number>
  readonly listSandboxCodes: List<SentCode>
  readonly countSandboxCodes: () => Promise<number>
  /** Whether this id still belongs to a member. */
  readonly isMember: (memberId: string) => Promise<boolean>
}
