import { newId } from '#platform/kernel/ids.ts'
import type { MailContents, QueuedMail } from './mails.ts'
import type { MailPorts } from './ports.ts'

export interface MailMessage extends Pick<QueuedMail, 'to' | 'subject' | 'kind'> {
  readonly memberId?: string | undefined
  readonly lines: readonly string[]
  readonly links?: MailContents['links']
  readonly action?: MailContents['action'] | undefined
  readonly expiresAt?: Date | undefined
}

export async function sendMail(
  { mails, enqueueMailDelivery, now }: Pick<MailPorts, 'mails' | 'enqueueMailDelivery' | 'now'>,
  message: MailMessage,
): Promise<void> {
  const createdAt = now()
  await mails.add({
    ...message,
    id: newId(createdAt.getTime()),
    memberId: message.memberId ?? null,
    action: message.action ?? null,
    expiresAt: message.expiresAt ?? null,
    createdAt,
  })
  await enqueueMailDelivery()
}
