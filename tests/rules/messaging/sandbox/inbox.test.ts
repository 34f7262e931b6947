import { beforeEach, describe, expect, it } from 'vitest'
import type { SandboxDelivery } from '../../../../src/modules/messaging/deliveries/ports.ts'
import type { SandboxMail } from '../../../../src/modules/messaging/mail/mails.ts'
import { type Clinic, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

describe('the inbox of a demo', () => {
  const mail = (id: string, changes: Partial<SandboxMail> = {}): SandboxMail => ({
    id,
    memberId: null,
    subject: 'Hello',
    kind: 'service',
    createdAt: clinic.clock.now(),
    to: { firstName: 'Mia', email: 'mia@velora.test' },
    sentAt: clinic.clock.now(),
    contents: { lines: ['See https://velora.test/a'], links: undefined, action: null },
    ...changes,
  })
  const delivery = (id: string): SandboxDelivery => ({
    id,
    channel: 'push',
    subject: 'Glow week',
    kind: 'marketing',
    createdAt: clinic.clock.now(),
    to: { firstName: 'Mia', email: null, number: null },
    sentAt: clinic.clock.now(),
    imageUrl: 'https://velora.test/glow.jpg',
    contents: { lines: ['It is here.'], action: null },
  })

  it('has the latest of mails and campaigns first, and counts both', async () => {
    clinic.mailSandbox.push(mail('3'), mail('1'))
    clinic.deliverySandbox.push(delivery('4'), delivery('2'))
    const ids = async (limit: number) =>
      (await clinic.messaging.listSandboxInbox(limit, undefined)).map(({ id }) => id)
    expect(await ids(10)).toEqual(['4', '3', '2', '1'])
    expect(await ids(2)).toEqual(['4', '3'])
    expect(await clinic.messaging.countSandboxInbox()).toBe(4)
  })

  it('shows mails and what campaigns sent as they are', async () => {
    clinic.mailSandbox.push(mail('3'), mail('1', { kind: 'secret', contents: null }))
    clinic.deliverySandbox.push(delivery('2'))
    expect(await clinic.messaging.listSandboxInbox(10, undefined)).toEqual([
      {
        ...mail('3'),
        channel: 'email',
        to: { firstName: 'Mia', email: 'mia@velora.test', number: null },
        imageUrl: null,
      },
      delivery('2'),
      expect.objectContaining({ id: '1', kind: 'secret', contents: null }),
    ])
  })

  it('is closed outside of demo mode', async () => {
    clinic = openClinic({ sandboxIsOpen: false })
    await expect(clinic.messaging.listSandboxInbox(10, undefined)).rejects.toMatchObject({
      code: 'outbox-closed',
    })
  })
})
