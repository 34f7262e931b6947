import { beforeEach, describe, expect, it } from 'vitest'
import type { SandboxDelivery } from '../../../../src/modules/messaging/deliveries/ports.ts'
import { type Clinic, mia, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

describe('a link that is clicked', () => {
  it('leads to its address, and is recorded', async () => {
    expect(await clinic.messaging.followLink('d1 2')).toBe('https://velora.test/b')
    expect(await clinic.messaging.followLink('d1 0')).toBe('https://booking.test')
    const at = clinic.clock.now()
    expect(clinic.clicked).toEqual([
      { deliveryId: 'd1', link: 2, at },
      { deliveryId: 'd1', link: 0, at },
    ])
  })

  it.each(['d1 3', 'd2 0', 'made up'])('leads nowhere as “%s”, and is not recorded', async token => {
    expect(await clinic.messaging.followLink(token)).toBeUndefined()
    expect(clinic.clicked).toEqual([])
  })
})

describe('the links of a campaign’s mail', () => {
  const message = (changes: Partial<SandboxDelivery> = {}): SandboxDelivery => ({
    id: '4',
    subject: 'Hello',
    kind: 'marketing',
    createdAt: clinic.clock.now(),
    channel: 'email',
    to: { firstName: 'Mia', email: 'mia@velora.test', number: null },
    sentAt: clinic.clock.now(),
    imageUrl: null,
    contents: { lines: ['See https://velora.test/a'], action: null },
    ...changes,
  })
  const shown = async (...messages: SandboxDelivery[]) => {
    clinic.deliverySandbox.push(...messages)
    const all = await clinic.messaging.listSandboxDeliveries(10, undefined)
    return all.map(({ contents }) => contents)
  }

  it('are those of its recipient; an SMS and what is no marketing stay as they are', async () => {
    const kept = message().contents
    expect(await shown(message(), message({ channel: 'sms' }), message({ kind: 'service' }))).toEqual([
      {
        lines: ['See https://velora.test/a'],
        links: [{ shown: 'https://velora.test/a', url: 'https://velora.test/l/4/1' }],
        action: { label: 'Book Appointment', url: 'https://velora.test/l/4/0' },
      },
      kept,
      kept,
    ])
  })

  it('offer no booking where the clinic has none', async () => {
    clinic = openClinic({ bookingUrl: async () => undefined })
    expect(await shown(message())).toMatchObject([
      { links: [{ url: 'https://velora.test/l/4/1' }], action: null },
    ])
    expect(await clinic.messaging.followLink('d1 0')).toBeUndefined()
  })

  it('count the way to book as such', async () => {
    clinic = openClinic({ bookingUrl: async () => 'https://velora.test/book' })
    const lines = ['https://velora.test/book', 'or https://velora.test/a']
    const [contents] = await shown(message({ contents: { lines, action: null } }))
    expect(contents?.links?.map(({ url }) => url)).toEqual([
      'https://velora.test/l/4/0',
      'https://velora.test/l/4/2',
    ])
  })

  it('have the ways out in every marketing mail', () => {
    expect(clinic.messaging.mailLinks(mia)).toMatchObject({ page: 'https://velora.test/unsubscribe/mia' })
  })
})
