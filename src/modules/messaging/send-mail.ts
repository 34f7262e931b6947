import { newId } from '#platform/kernel/ids.ts'
import type { Mail, MailContents } from './mails.ts'
import type { MessagingPorts } from './ports.ts'

export interface Letter extends Pick<Mail, 'to' | 'subject' | 'kind'> {
  readonly memberId?: string | undefined
  readonly lines: readonly string[]
  readonly links?: MailContents['links']
  readonly action?: MailContents['action'] | undefined
  readonly expiresAt?: Date | undefined
}

export async function sendMail({ mails, wakeMail, now }: MessagingPorts, letter: Letter): Promise<void> {
  const createdAt = now()
  await mails.add({
    ...letter,
    id: newId(createdAt.getTime()),
    memberId: letter.memberId ?? null,
    action: letter.action ?? null,
    expiresAt: letter.expiresAt ?? null,
    createdAt,
  })
  await wakeMail()
}
