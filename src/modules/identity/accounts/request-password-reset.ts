import { newId, newToken } from '#platform/kernel/ids.ts'
import { maskedContact } from '#platform/kernel/masked-contact.ts'
import { normalizeEmail } from './members.ts'
import type { AccountsPorts, MailMessage, ResetRequest } from './ports.ts'

const oneHourMs = 3_600_000

/** One statement for every address, so response times don't reveal who is a member (D-5). */
export async function requestPasswordReset(
  { publishReset, now }: Pick<AccountsPorts, 'publishReset' | 'now'>,
  email: string,
): Promise<void> {
  await publishReset({ requestId: newId(now().getTime()), email: normalizeEmail(email) })
}

export async function sendResetLink(
  ports: Pick<
    AccountsPorts,
    'members' | 'holdersOf' | 'resets' | 'secrets' | 'sendMail' | 'inTransaction' | 'appUrl' | 'now'
  >,
  { requestId, email }: ResetRequest,
): Promise<void> {
  const { members, resets, secrets, sendMail, inTransaction, appUrl, now } = ports
  const [holder, ...others] = await ports.holdersOf(email)
  if (holder && others.length > 0) return sendMail(mailToShared(holder.memberId, email))
  const member = holder && (await members.find(holder.memberId))
  if (!member?.email || member.closedAt) return
  if (member.email !== email) return sendMail(mailToSecond(member.id, email, member.email))
  const token = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + oneHourMs)
  const reset = { requestId, memberId: member.id, tokenHash: secrets.digest(token), createdAt, expiresAt }
  await inTransaction(async () => {
    if (!(await resets.replace(reset))) return
    await sendMail({
      memberId: member.id,
      to: { email, firstName: member.firstName },
      kind: 'secret',
      subject: 'Reset your password',
      lines: [
        'We got a request to reset your password.',
        'You can use the link once, within one hour. Didn’t ask for this? Ignore this email; your password won’t change.',
      ],
      action: { label: 'Choose a New Password', url: `${appUrl}/reset-password?token=${token}` },
      expiresAt,
    })
  })
}

/** Reading a family's mailbox mustn't open one member's account (D-386). No name, because several people read it. */
const mailToShared = (memberId: string, email: string): MailMessage => ({
  ...{ memberId, to: { email, firstName: '' }, kind: 'service' },
  subject: 'About your password',
  lines: [
    'We got a request to reset your password. More than one patient uses this email address, so we can’t send a link to it.',
    'Please ask the front desk for help. They can get you signed in, or add an email address that only you use.',
    'If you know your password, you can still sign in with it.',
  ],
})

/** An address that a merge or staff added. A link that proves this one mustn't confirm the other one. */
const mailToSecond = (memberId: string, email: string, signsIn: string): MailMessage => ({
  ...{ memberId, to: { email, firstName: '' }, kind: 'service' },
  subject: 'About your password',
  lines: [
    `We got a request to reset your password. You sign in with a different address: ${maskedContact(signsIn)}.`,
    'Please request the link with that one. If you no longer have access to it, ask the front desk.',
  ],
})
