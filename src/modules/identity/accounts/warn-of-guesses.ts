import { normalizeEmail } from './members.ts'
import type { AccountsPorts } from './ports.ts'

/** Runs the same statement for every address, so response times don't reveal who is a member. */
export async function askToWarnOfGuesses(
  { publishWarning }: Pick<AccountsPorts, 'publishWarning'>,
  email: string,
): Promise<void> {
  await publishWarning({ email: normalizeEmail(email) })
}

/** Warns a member, at most once a day, that others are trying to sign in as them; does nothing without an account. */
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
  if (!member || member.closedAt) return
  await inTransaction(async () => {
    if (!(await isFirstWarning(email))) return
    await sendMail({
      memberId: member.id,
      to: member,
      kind: 'service',
      subject: 'Sign-in attempts on your account',
      lines: [
        'Someone entered the wrong password for your account several times, so we’ve paused sign-in from new devices for 15 minutes.',
        'Devices you already use still work. If you forgot your password, you can reset it anytime.',
      ],
      action: { label: 'Choose a New Password', url: `${appUrl}/forgot-password` },
    })
  })
}
