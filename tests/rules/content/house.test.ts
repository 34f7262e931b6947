import { describe, expect, it } from 'vitest'
import { contactLinks } from '../../../src/modules/content/house/contact.ts'
import { openHouse } from '../../../src/modules/content/house/house.ts'
import {
  asWritten,
  type HouseRules,
  nothingSaid,
  type SaidRules,
} from '../../../src/modules/content/house/house-rules.ts'
import {
  marketingCapIn,
  marketingCapPattern,
  marketingCapText,
} from '../../../src/platform/kernel/marketing-cap.ts'
import { quietHoursIn, quietHoursPattern, quietHoursText } from '../../../src/platform/kernel/quiet-hours.ts'

const server: HouseRules = {
  quietHours: { from: '21:00', until: '09:00' },
  marketingCap: { sms: 1 },
  birthdaySpecials: 'button',
  printedCodes: true,
  navVariant: 'A',
  bookingUrl: 'https://server.test/book',
  timeZone: 'America/Los_Angeles',
}

function houseIn(said: SaidRules) {
  let rules = said
  return openHouse({
    server,
    setTimeZone: () => {},
    said: {
      inForce: async () => rules,
      read: async () => rules,
      publish: async next => {
        rules = next
      },
    },
  })
}

describe('the rules of the house', () => {
  it('are the server’s where the clinic says nothing', async () => {
    const house = houseIn(nothingSaid)
    expect(await house.houseRules()).toEqual(server)
    expect(await house.welcomeText()).toBeNull()
    expect(await house.serverRules()).toEqual({
      ...server,
      quietHours: '21:00-09:00',
      marketingCap: 'sms:1',
      bookingUrl: 'https://server.test/book',
    })
  })

  it('are the clinic’s where it says something, rule by rule', async () => {
    const house = houseIn(nothingSaid)
    const rules: SaidRules = {
      ...nothingSaid,
      quietHours: 'off',
      marketingCap: 'push:3,sms:2',
      birthdaySpecials: 'daily',
      printedCodes: false,
      navVariant: 'B',
      bookingUrl: 'https://aurora.test/book',
      timeZone: 'Europe/Berlin',
      welcomeText: 'Welcome',
    }
    await house.publishRules({ rules })
    expect(await house.saidRules()).toEqual({ rules })
    expect(await house.welcomeText()).toBe('Welcome')
    expect(await house.houseRules()).toEqual({
      quietHours: undefined,
      marketingCap: { push: 3, sms: 2 },
      birthdaySpecials: 'daily',
      printedCodes: false,
      navVariant: 'B',
      bookingUrl: 'https://aurora.test/book',
      timeZone: 'Europe/Berlin',
    })
    await house.publishRules({ rules: { ...nothingSaid, quietHours: '20:00-10:00', marketingCap: 'off' } })
    expect(await house.houseRules()).toEqual({
      ...server,
      quietHours: { from: '20:00', until: '10:00' },
      marketingCap: {},
    })
  })

  it('let nothing offer to book where the clinic says so', async () => {
    const house = houseIn({ ...nothingSaid, bookingUrl: 'off' })
    expect((await house.houseRules()).bookingUrl).toBeUndefined()
    expect(asWritten({ ...server, bookingUrl: undefined }).bookingUrl).toBe('off')
  })

  it('set the clock, of several changes at once by the last one', async () => {
    const clock: string[] = []
    const loads: ((rules: SaidRules) => void)[] = []
    const inForce = () => new Promise<SaidRules>(resolve => loads.push(resolve))
    const said = { inForce, read: inForce, publish: async () => {} }
    const house = openHouse({ server, said, setTimeZone: zone => clock.push(zone) })
    const both = [house.followTimeZone(), house.followTimeZone()]
    loads[1]?.({ ...nothingSaid, timeZone: 'Europe/Berlin' })
    await both[1]
    loads[0]?.(nothingSaid)
    await both[0]
    expect(clock).toEqual(['Europe/Berlin'])
  })

  it('name the ways to reach the clinic as links, and none that it does not name', async () => {
    const house = houseIn(nothingSaid)
    expect(await house.contact()).toEqual([])
    const said = { phone: '(310) 555-0100', email: 'hello@aurora.test', website: 'https://aurora.test/' }
    await house.publishRules({ rules: { ...nothingSaid, ...said } })
    expect(await house.contact()).toEqual([
      { kind: 'phone', text: '(310) 555-0100', href: 'tel:3105550100' },
      { kind: 'email', text: 'hello@aurora.test', href: 'mailto:hello@aurora.test' },
      { kind: 'website', text: 'aurora.test', href: 'https://aurora.test/' },
    ])
    expect(await house.contact()).toBe(await house.contact())
  })

  it.each([
    ['+49 (0)30 123 45 67', 'tel:+49301234567'],
    ['030 / 123-4567', 'tel:0301234567'],
    ['+1 310.555.0100 ext. 12', 'tel:+13105550100'],
    ['310 555 0100x7', 'tel:3105550100'],
  ])('dial %s as %s', (phone, href) => {
    expect(contactLinks({ phone, email: null, website: null })).toMatchObject([{ text: phone, href }])
  })

  it('are written as the settings are', () => {
    for (const hours of ['off', '21:00-09:00']) expect(quietHoursText(quietHoursIn(hours))).toBe(hours)
    for (const cap of ['off', 'sms:1', 'email:1,push:20'])
      expect(marketingCapText(marketingCapIn(cap))).toBe(cap)
    expect(['off', '00:00-23:59'].every(hours => quietHoursPattern.test(hours))).toBe(true)
    expect(['', '24:00-09:00', '9:00-10:00', 'never'].some(hours => quietHoursPattern.test(hours))).toBe(
      false,
    )
    expect(['off', 'sms:1', 'sms:1,push:3'].every(cap => marketingCapPattern.test(cap))).toBe(true)
    expect(['', 'sms:0', 'fax:1', 'sms:1,', 'sms:99999'].some(cap => marketingCapPattern.test(cap))).toBe(
      false,
    )
  })
})
