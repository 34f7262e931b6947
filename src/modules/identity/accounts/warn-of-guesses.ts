import { normalizeEmail } from './members.ts'
import type { AccountsPorts } from './ports.ts'

/** The same statement for every address: who guesses can't tell a member's from a stranger's. */
export async function askToWarnOfGuesses(
  { publishWarning }: Pick<AccountsPorts, 'publishWarning'>,
  email: string,
): Promise<void> {
  await publishWarning({ email: normalizeEmail(email) })
}

/** Tells a member, once a day at most, that others try to sign in as them; nobody when there is no such account. */
export async function warnOfGuesses(
  {
    members,
    isFirstWarning,
    sendMail,
    inTransaction,
    appUrl,
  }: Pick<AccountsPorts, 'members' | 'isFirstWarning' | 'sendMail' | 'inTransaction' | 'appUrl'>,
  email: string,
): Promise<void> {
  const member = await members.findByEmail(email)
  if (!member || member.isClosed) return
  await inTransaction(async () => {
    if (!(await isFirstWarning(email))) return
    await sendMail({
      memberId: member.id,
      to: member,
      kind: 'service',
      subject: 'Somebody tried to sign in to your account',
      lines: [
        'Somebody gave a wrong password for your account several times, so signing in from new devices is closed for a quarter of an hour.',
        'Where you signed in before, you can go on as usual. If it was you who forgot the password, you can choose a new one at any time.',
      ],
      action: { label: 'Choose a new password', url: `${appUrl}/forgot-password` },
    })
  })
}
