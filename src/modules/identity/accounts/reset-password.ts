import { checkPassword } from './check-password.ts'
import type { AccountsPorts } from './ports.ts'
import { InvalidResetLink } from './refusals.ts'

export async function resetPassword(
  ports: AccountsPorts,
  token: string,
  newPassword: string,
): Promise<string> {
  const { members, resets, sessions, secrets, sendMail, forgetFailures, inTransaction, appUrl, now } = ports
  const passwordHash = await secrets.hash(newPassword)
  return inTransaction(async () => {
    const at = now()
    const memberId = await resets.use(secrets.digest(token), at)
    const member = memberId && (await members.changePassword(memberId, passwordHash, at))
    if (!member) throw new InvalidResetLink()
    // What is refused takes all of it back: the link stays good for another one.
    await checkPassword(ports, newPassword, member, 'newPassword')
    await sessions.endAllOf(member.id, at)
    await forgetFailures(member.email)
    await sendMail({
      memberId: member.id,
      to: member,
      kind: 'service',
      subject: 'Your account has a new password',
      lines: [
        'Your account has just got a new password, and we signed out all devices.',
        'If this was not you, please ask for a new password at once, and call us.',
      ],
      action: { label: 'I did not change it', url: `${appUrl}/forgot-password` },
    })
    return member.id
  })
}
