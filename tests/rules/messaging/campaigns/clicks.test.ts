import { describe, expect, it } from 'vitest'
import { clicksFrom } from '../../../../src/modules/messaging/campaigns/clicks.ts'

describe('the clicks of a campaign', () => {
  it('are counted once a recipient, the booking link by itself', () => {
    const counts = [
      { link: null, count: 7 },
      { link: 0, count: 3 },
      { link: 2, count: 5 },
    ]
    expect(clicksFrom('https://velora.test/a https://velora.test/b', counts)).toEqual({
      clickedBy: 7,
      bookings: 3,
      links: [
        { url: 'https://velora.test/a', clickedBy: 0 },
        { url: 'https://velora.test/b', clickedBy: 5 },
      ],
    })
  })
})
