import { beforeEach, describe, expect, it } from 'vitest'
import { readHeld } from '../../support/held.ts'
import { type Clinic, mia, openClinic } from './clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

describe('what messaging holds of a member', () => {
  beforeEach(async () => {
    await clinic.messaging.notifyMember(mia, { title: 'T', message: 'M', type: 'GENERAL' })
    await clinic.subscribe(mia, 'phone')
    await clinic.messaging.sendMail({
      memberId: mia,
      to: { email: 'mia@velora.test', firstName: 'Mia' },
      subject: 'S',
      kind: 'service',
      lines: [],
    })
    await clinic.messaging.startBirthdaySpecials('Ines')
    await clinic.messaging.followLink('d1 0')
  })

  it('is all that was sent, decided, set up and opened', async () => {
    expect(await readHeld(clinic.messaging.personalDataOf(mia))).toMatchObject({
      notifications: [{ title: 'T' }],
      consents: [{ channel: 'push' }],
      pushDevices: 1,
      mails: [{ subject: 'S' }],
      campaigns: [{ memberId: mia }],
      openedLinks: [{ deliveryId: 'd1' }],
    })
  })

  it('is gone when the member leaves', async () => {
    await clinic.messaging.eraseMember(mia)
    expect(await readHeld(clinic.messaging.personalDataOf(mia))).toMatchObject({
      notifications: [],
      consents: [],
      pushDevices: 0,
      mails: [],
    })
    expect(clinic.forgotten).toEqual([{ memberId: mia, at: clinic.clock.now() }])
  })
})
