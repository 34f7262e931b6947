import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { noticeDevice, type SignedInMember } from './notice-device.ts'
import type { DevicesPorts, KnownDevice } from './ports.ts'

export interface Devices {
  /** Remembers in which browser a member signed in, and tells the member by mail of one that is new to the account. */
  noticeDevice(member: SignedInMember, browser: SignInBrowser): Promise<void>
  /** The browsers in which the member signed in within half a year, the latest first. */
  listDevices(memberId: string): Promise<readonly KnownDevice[]>
}

export function openDevices(ports: DevicesPorts): Devices {
  return {
    noticeDevice: (member, browser) => noticeDevice(ports, member, browser),
    listDevices: memberId => ports.memberDevices.of(memberId),
  }
}
