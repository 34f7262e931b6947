import { ownData } from './members.ts'
import type { AccountsPorts } from './ports.ts'

export async function personalDataOf(ports: AccountsPorts, memberId: string) {
  const account = await ports.members.find(memberId)
  if (!account) return null
  const { id: _, ...shown } = ownData(account)
  const photo = await ports.photoOf(memberId)
  return {
    ...shown,
    profilePhoto: photo ? { setAt: photo.setAt, picture: dataUrl(photo.picture) } : null,
    sessions: await ports.sessions.of(memberId),
    contacts: await ports.contactsOf(memberId),
    externalIds: await ports.externalIdsOf(memberId),
    devices: await ports.devicesOf(memberId),
    passkeys: await ports.passkeysOf(memberId),
    recoveryCodes: await ports.recoveryCodesOf(memberId),
    staffActions: await ports.staffActionsOn(memberId),
  }
}

function dataUrl(picture: Uint8Array): string {
  const letters = Array.from(picture, byte => String.fromCharCode(byte)).join('')
  return `data:image/webp;base64,${btoa(letters)}`
}
