import { newId, newToken } from '#platform/kernel/ids.ts'
import { normalizeEmail } from './members.ts'
import type { AccountsPorts, ResetRequest } from './ports.ts'

const oneHourMs = 3_600_000

/** One statement for every address, so response times don't reveal who is a member (D-5). */
export async function requestPasswordReset(
  { publishReset, now }: Pick<AccountsPorts, 'publishReset' | 'now'>,
  email: string,
): Promise<void> {
  await publishReset({ requestId: newId(now().getTime()), email: normalizeEmail(email) })
}

export async function sendResetLink(
  {
    members,
    resets,
    secrets,
    sendMail,
    inTransaction,
    appUrl,
    now,
  }: Pick<AccountsPorts, 'members' | 'resets' | 'secrets' | 'sendMail' | 'inTransaction' | 'appUrl' | 'now'>,
  { requestId, email }: ResetRequest,
): Promise<void> {
  const member = await members.findByEmail(email)
  if (!member || member.closedAt) return
  const token = newToken()
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + oneHourMs)
  const reset = { requestId, memberId: member.id, tokenHash: secrets.digest(token), createdAt, expiresAt }
  await inTransaction(async () => {
    if (!(await resets.replace(reset))) return
    await sendMail({
      memberId: member.id,
      to: member,
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
