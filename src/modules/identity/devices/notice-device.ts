import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { momentInWords } from '#platform/kernel/clinic-day.ts'
import type { DevicesPorts, Sighting } from './ports.ts'

export interface SignedInMember {
  readonly id: string
  readonly email: string
  readonly firstName: string
}

/** Beyond this number, the oldest browsers are dropped. */
const most = 30

export async function noticeDevice(
  ports: DevicesPorts,
  member: SignedInMember,
  { key, words, knows }: SignInBrowser,
): Promise<void> {
  const { memberDevices, hashOf, inTransaction, now } = ports
  const sighting = { keyHash: hashOf(key), name: words, at: now() }
  if (await memberDevices.seeAgain(member.id, sighting)) return
  await inTransaction(async () => {
    const added = await memberDevices.add(member.id, sighting, most)
    if (!added || added.isFirst) return
    // Members from before browsers were stored get no email about one whose signed cookie proves earlier use.
    if (added.wasHereBefore && knows(member.email)) return
    await tell(ports, member, sighting)
  })
}

async function tell(
  { sendMail, appUrl, timeZone }: Pick<DevicesPorts, 'sendMail' | 'appUrl' | 'timeZone'>,
  { id, email, firstName }: SignedInMember,
  { name, at }: Sighting,
): Promise<void> {
  await sendMail({
    memberId: id,
    to: { email, firstName },
    kind: 'service',
    subject: 'New sign-in to your account',
    lines: [
      `Someone signed in to your account from a new device or browser (${name}) on ${momentInWords(at, timeZone)}.`,
      'If this was you, you’re all set.',
      'If it wasn’t you, choose a new password; that signs out all devices. To keep your password, use “Sign Out Everywhere Else” in your profile.',
    ],
    action: { label: 'Choose a New Password', url: `${appUrl}/forgot-password` },
  })
}
