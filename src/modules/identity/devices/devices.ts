import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { noticeDevice, type SignedInMember } from './notice-device.ts'
import type { DevicesPorts, KnownDevice } from './ports.ts'

export interface Devices {
  /** Records the browser in which a member signed in, and emails the member about a new one. */
  noticeDevice(member: SignedInMember, browser: SignInBrowser): Promise<void>
  /** The browsers in which the member signed in within half a year, newest first. */
  listDevices(memberId: string): Promise<readonly KnownDevice[]>
}

export function openDevices(ports: DevicesPorts): Devices {
  return {
    noticeDevice: (member, browser) => noticeDevice(ports, member, browser),
    listDevices: memberId => ports.memberDevices.of(memberId),
  }
}
