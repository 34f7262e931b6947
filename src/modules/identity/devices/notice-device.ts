import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { momentInWords } from '#platform/kernel/clinic-day.ts'
import type { DevicesPorts, Sighting } from './ports.ts'

export interface SignedInMember {
  readonly id: string
  readonly email: string
  readonly firstName: string
}

/** Who signs in from more of them is asked for none that long ago. */
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
    // Members from before we kept browsers aren't told about one whose signed cookie shows that it was used before.
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
    subject: 'A new device signed in to your account',
    lines: [
      `On ${momentInWords(at, timeZone)}, somebody signed in to your account with ${name} for the first time.`,
      'If it was you, there is nothing to do.',
      'If it was not you, please choose a new password: that signs out all devices. “Sign Out Everywhere Else” in your profile ends the others without a new password.',
    ],
    action: { label: 'Choose a new password', url: `${appUrl}/forgot-password` },
  })
}
