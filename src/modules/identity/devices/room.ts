import type { Platform } from '#platform/module.ts'
import {
  expiredMemberDevices,
  MemberDeviceTable,
  memberDevicesInDatabase,
} from './adapters/member-devices-in-database.ts'
import { openDevices } from './devices.ts'
import type { DevicesPorts } from './ports.ts'

export const devicesRoom = {
  tables: [MemberDeviceTable],
  retention: [expiredMemberDevices],
  open: (
    { settings, database, now, timeZone }: Platform<Pick<DevicesPorts, 'appUrl'>>,
    others: Pick<DevicesPorts, 'hashOf' | 'sendMail'>,
  ) =>
    openDevices({
      ...others,
      memberDevices: memberDevicesInDatabase(database),
      inTransaction: database.inTransaction,
      appUrl: settings.appUrl,
      now,
      timeZone,
    }),
}
