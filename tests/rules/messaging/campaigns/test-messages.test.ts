import { beforeEach, describe, expect, it } from 'vitest'
import { type Clinic, mia, number, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

describe('a message that is tried', () => {
  it('is mailed as a test, with links as they were written', async () => {
    const testMessage = {
      channel: 'email',
      title: 'Glow week',
      message: 'See https://velora.test/a',
      to: 'x@velora.test',
    } as const
    await clinic.messaging.sendTestMessage(testMessage, undefined)
    expect(clinic.mails).toMatchObject([
      {
        to: { email: 'x@velora.test', firstName: '' },
        subject: 'Test: Glow week',
        kind: 'service',
        memberId: null,
        lines: ['See https://velora.test/a'],
        links: [{ shown: 'https://velora.test/a', url: 'https://velora.test/a' }],
        action: { label: 'Book Appointment', url: 'https://booking.test' },
      },
    ])
  })

  it('offers no booking where the clinic has none', async () => {
    clinic = openClinic({ bookingUrl: async () => undefined })
    await clinic.messaging.sendTestMessage(
      { channel: 'email', title: 'T', message: 'M', to: 'x@velora.test' },
      undefined,
    )
    expect(clinic.mails).toMatchObject([{ action: null }])
  })

  it('is not mailed to a member who wants no mail', async () => {
    const testMessage = { channel: 'email', title: 'T', message: 'M', to: 'mia@velora.test' } as const
    clinic.decided(mia, { given: false })
    await clinic.messaging.sendTestMessage(testMessage, undefined)
    clinic.decided(mia, { channel: 'email', given: false })
    await expect(clinic.messaging.sendTestMessage(testMessage, undefined)).rejects.toMatchObject({
      code: 'address-unsubscribed',
    })
    clinic.decided(mia, { channel: 'email' })
    await clinic.messaging.sendTestMessage(testMessage, undefined)
    expect(clinic.mails).toHaveLength(2)
  })

  it('is texted soon, to a number that can be and may be', async () => {
    const testMessage = { channel: 'sms', message: 'Hello', to: '310 555 0142' } as const
    await clinic.messaging.sendTestMessage(testMessage, undefined)
    const waiting = { channel: 'sms', id: expect.any(String), to: number, body: 'Hello' }
    expect(clinic.waiting.testMessages).toEqual([waiting])
    await expect(
      clinic.messaging.sendTestMessage({ ...testMessage, to: '123' }, undefined),
    ).rejects.toMatchObject({
      code: 'no-textable-number',
    })
    const [kept] = clinic.waiting.testMessages
    if (!kept) throw new Error('Nothing waits.')
    await clinic.messaging.deliverTestMessage(kept)
    expect(clinic.carried.texts).toEqual([waiting])
    clinic.stopped.set(number, 'STOP')
    await clinic.messaging.deliverTestMessage(kept)
    expect(clinic.carried.texts).toHaveLength(1)
    await expect(clinic.messaging.sendTestMessage(testMessage, undefined)).rejects.toMatchObject({
      code: 'number-stopped',
    })
  })

  it('says when a text was not taken, for another try', async () => {
    const testMessage = { channel: 'sms', id: 't', to: number, body: 'Hello' } as const
    clinic.answers.text = () => ({ result: 'not now', reason: '429', unreachable: false })
    await expect(clinic.messaging.deliverTestMessage(testMessage)).rejects.toMatchObject({
      message: expect.stringContaining('A test SMS did not leave: 429'),
    })
    clinic.answers.text = () => ({ result: 'refused', reason: '21211' })
    await clinic.messaging.deliverTestMessage(testMessage)
  })

  it('is pushed to one’s own devices', async () => {
    const testMessage = {
      channel: 'push',
      title: 'T',
      message: 'M',
      imageUrl: 'https://velora.test/p.png',
    } as const
    for (const nobody of [undefined, mia])
      await expect(clinic.messaging.sendTestMessage(testMessage, nobody)).rejects.toMatchObject({
        code: 'no-push-device',
      })
    await clinic.subscribe(mia, 'phone')
    await clinic.messaging.sendTestMessage(testMessage, mia)
    expect(clinic.waiting.testMessages).toEqual([{ ...testMessage, memberId: mia }])
    await clinic.messaging.deliverTestMessage({ ...testMessage, memberId: mia })
    await clinic.messaging.deliverTestMessage({ ...testMessage, memberId: mia, imageUrl: null })
    const pushed = { title: 'T', message: 'M', url: '/', tag: 'test message' }
    expect(clinic.carried.pushes.map(([, message]) => message)).toEqual([
      { ...pushed, imageUrl: 'https://velora.test/p.png' },
      pushed,
    ])
  })
})
