import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import { checkPassword } from './check-password.ts'
import type { AccountsPorts } from './ports.ts'
import { PasswordAlreadySet } from './refusals.ts'

/** For a member who has only used codes, because an existing password can only be changed by an emailed reset. */
export async function chooseFirstPassword(
  ports: Pick<
    AccountsPorts,
    'members' | 'secrets' | 'isCommonPassword' | 'sendMail' | 'inTransaction' | 'appUrl'
  >,
  memberId: string,
  password: string,
): Promise<void> {
  const { members, secrets, sendMail, inTransaction, appUrl } = ports
  const account = await members.find(memberId)
  if (!account) throw new NoLongerMember()
  const { email, firstName, staffRole } = account
  await checkPassword(ports, password, { email: email ?? '', staffRole }, 'password')
  const passwordHash = await secrets.hash(password)
  await inTransaction(async () => {
    if (!(await members.setFirstPassword(memberId, passwordHash))) throw new PasswordAlreadySet()
    if (!email) return
    await sendMail({
      memberId,
      to: { email, firstName },
      kind: 'service',
      subject: 'You can now sign in with a password',
      lines: [
        'A password was just added to your account. You can still sign in with a code.',
        'If this wasn’t you, reset your password right away and call us.',
      ],
      action: { label: 'I Didn’t Add It', url: `${appUrl}/forgot-password` },
    })
  })
}
