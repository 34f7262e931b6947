import { everyItem } from '#platform/kernel/paging.ts'

interface Rooms {
  readonly notificationsOfAccount: (
    memberId: string,
    limit: number,
    before: string | undefined,
  ) => Promise<readonly { readonly id: string }[]>
  readonly listConsents: (memberId: string) => Promise<readonly unknown[]>
  readonly countDevices: (memberId: string) => Promise<number>
  readonly mailsOf: (memberId: string) => Promise<readonly unknown[]>
  readonly deliveriesOf: (memberId: string) => Promise<readonly unknown[]>
  readonly clicksOf: (memberId: string) => Promise<readonly unknown[]>
}

/** All data about the member: notifications, consent decisions, number of push devices, mails. */
export async function personalDataOf(rooms: Rooms, memberId: string): Promise<unknown> {
  return {
    notifications: everyItem(
      (limit, before: string | undefined) => rooms.notificationsOfAccount(memberId, limit, before),
      ({ id }) => id,
    ),
    consents: await rooms.listConsents(memberId),
    pushDevices: await rooms.countDevices(memberId),
    mails: await rooms.mailsOf(memberId),
    campaigns: await rooms.deliveriesOf(memberId),
    openedLinks: await rooms.clicksOf(memberId),
  }
}

/** Deletes all data about the members. */
export async function eraseMembers(
  rooms: readonly { readonly eraseMembers: (memberIds: readonly string[]) => Promise<void> }[],
  memberIds: readonly string[],
): Promise<void> {
  for (const room of rooms) await room.eraseMembers(memberIds)
}
