import { ownData } from './members.ts'
import type { AccountsPorts } from './ports.ts'

export async function personalDataOf(
  ports: Pick<
    AccountsPorts,
    | 'members'
    | 'accountRemoval'
    | 'photoOf'
    | 'passkeysOf'
    | 'recoveryCodesOf'
    | 'devicesOf'
    | 'contactsOf'
    | 'externalIdsOf'
  >,
  memberId: string,
) {
  const {
    members,
    accountRemoval,
    photoOf,
    passkeysOf,
    recoveryCodesOf,
    devicesOf,
    contactsOf,
    externalIdsOf,
  } = ports
  const account = await members.find(memberId)
  if (!account) return null
  const { id: _, ...shown } = ownData(account)
  const photo = await photoOf(memberId)
  return {
    ...shown,
    profilePhoto: photo ? { setAt: photo.setAt, picture: dataUrl(photo.picture) } : null,
    sessions: await accountRemoval.sessionsOf(memberId),
    contacts: await contactsOf(memberId),
    externalIds: await externalIdsOf(memberId),
    devices: await devicesOf(memberId),
    passkeys: await passkeysOf(memberId),
    recoveryCodes: await recoveryCodesOf(memberId),
    staffActions: await accountRemoval.staffActionsOn(memberId),
  }
}

function dataUrl(picture: Uint8Array): string {
  const letters = Array.from(picture, byte => String.fromCharCode(byte)).join('')
  return `data:image/webp;base64,${btoa(letters)}`
}
