import { beforeEach, describe, expect, it } from 'vitest'
import { type Clinic, mia, openClinic } from '../clinic.ts'

let clinic: Clinic
beforeEach(() => {
  clinic = openClinic()
})

describe('a personal offer', () => {
  const offer = { memberId: mia, title: '10% off', until: 'Monday, November 30' }
  beforeEach(() => clinic.subscribe(mia, 'phone'))

  it('is announced on the devices, and so is its end', async () => {
    await clinic.messaging.announceOffer(offer)
    await clinic.messaging.announceOffer({ ...offer, ends: true })
    expect(clinic.carried.pushes.map(([, message]) => message)).toEqual([
      {
        title: 'A gift for you',
        message: '10% off, once, until Monday, November 30.',
        url: '/rewards',
        tag: 'offer',
      },
      {
        title: 'Your gift ends soon',
        message: '10% off: only until Monday, November 30.',
        url: '/rewards',
        tag: 'offer ends',
      },
    ])
  })

  it('waits for the end of the quiet hours', async () => {
    clinic.clock.set('2026-11-22T05:00:00Z')
    await clinic.messaging.announceOffer(offer)
    expect(clinic.carried.pushes).toEqual([])
    expect(clinic.waiting.offers).toEqual([[offer, new Date('2026-11-22T17:00:00Z')]])
  })
})
