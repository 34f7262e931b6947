import { checkPassword } from './check-password.ts'
import type { AccountsPorts, AddedWaysIn, EndedWaysIn, RecognizedWaysIn } from './ports.ts'
import { InvalidResetLink } from './refusals.ts'

const none: RecognizedWaysIn = { passkeys: [], recoveryCodes: false }

export async function listAddedWaysIn(ports: AccountsPorts, token: string): Promise<AddedWaysIn> {
  const { members, resets, secrets, otherWaysIn, now } = ports
  const memberId = await resets.find(secrets.digest(token), now())
  const member = memberId === undefined ? undefined : await members.find(memberId)
  if (!member?.email || (await isShared(ports, member.email))) throw new InvalidResetLink()
  return otherWaysIn.addedTo(member.id)
}

export async function resetPassword(
  ports: AccountsPorts,
  token: string,
  newPassword: string,
  recognized = none,
): Promise<string> {
  const {
    members,
    resets,
    sessions,
    otherWaysIn,
    secrets,
    sendMail,
    forgetFailures,
    inTransaction,
    appUrl,
    now,
  } = ports
  const passwordHash = await secrets.hash(newPassword)
  return inTransaction(async () => {
    const at = now()
    const memberId = await resets.use(secrets.digest(token), at)
    const member = memberId && (await members.changePassword(memberId, passwordHash, at))
    if (!member || (await isShared(ports, member.email))) throw new InvalidResetLink()
    // A refusal rolls everything back: the link stays valid for another try.
    await checkPassword(ports, newPassword, member, 'newPassword')
    // An attacker who knew the old password may have added them (D-5).
    const ended = await otherWaysIn.endAdded(member.id, { since: member.provedBefore, at }, recognized)
    await sessions.endAllOf(member.id, at)
    await forgetFailures(member.email)
    await sendMail({
      memberId: member.id,
      to: member,
      kind: 'service',
      subject: 'Your password was changed',
      lines: [
        'Your password was just changed, and we signed you out on all devices.',
        ...endedInWords(ended),
        'If this wasn’t you, reset your password right away and call us.',
      ],
      action: { label: 'I Didn’t Change It', url: `${appUrl}/forgot-password` },
    })
    return member.id
  })
}

/** Another patient may have been given the same address after the link was sent. */
const isShared = async ({ holdersOf }: Pick<AccountsPorts, 'holdersOf'>, email: string) =>
  (await holdersOf(email)).length > 1

function endedInWords({ passkeys, recoveryCodes }: EndedWaysIn): readonly string[] {
  const ended = [
    ...passkeys.map(name => `the passkey “${name}”`),
    ...(recoveryCodes > 0 ? ['your recovery codes'] : []),
  ]
  return ended.length > 0
    ? [`These no longer work: ${ended.join(', ')}. You can add new ones in your profile.`]
    : []
}
