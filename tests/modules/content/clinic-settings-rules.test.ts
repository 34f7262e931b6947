import { describe, expect, it } from 'vitest'
import {
  asWritten,
  type ClinicRules,
  type ClinicSettings,
  noClinicRules,
} from '../../../src/modules/content/clinic-settings/clinic-settings.ts'
import { contactLinks } from '../../../src/modules/content/clinic-settings/contact.ts'
import { openClinicSettings } from '../../../src/modules/content/clinic-settings/open-clinic-settings.ts'
import {
  marketingCapIn,
  marketingCapPattern,
  marketingCapText,
} from '../../../src/platform/kernel/marketing-cap.ts'
import { quietHoursIn, quietHoursPattern, quietHoursText } from '../../../src/platform/kernel/quiet-hours.ts'

const server: ClinicSettings = {
  quietHours: { from: '21:00', until: '09:00' },
  marketingCap: { sms: 1 },
  birthdaySpecials: 'button',
  printedCodes: true,
  navVariant: 'A',
  bookingUrl: 'https://server.test/book',
  timeZone: 'America/Los_Angeles',
}

describe('a clinic’s settings', () => {
  it('say in writing that there is nothing to book', () => {
    expect(asWritten({ ...server, bookingUrl: undefined }).bookingUrl).toBe('off')
  })

  it('set the clock, of several changes at once by the last one', async () => {
    const clock: string[] = []
    const loads: ((rules: ClinicRules) => void)[] = []
    const current = () => new Promise<ClinicRules>(resolve => loads.push(resolve))
    const said = { current, read: current, publish: async () => {} }
    const clinic = openClinicSettings({ server, said, setTimeZone: zone => clock.push(zone) })
    const both = [clinic.followTimeZone(), clinic.followTimeZone()]
    loads[1]?.({ ...noClinicRules, timeZone: 'Europe/Berlin' })
    await both[1]
    loads[0]?.(noClinicRules)
    await both[0]
    expect(clock).toEqual(['Europe/Berlin'])
  })

  it('name the ways to reach the clinic as links, and none that it does not name', () => {
    expect(contactLinks(noClinicRules)).toEqual([])
    const said = { phone: '(310) 555-0100', email: 'hello@aurora.test', website: 'https://aurora.test/' }
    expect(contactLinks(said)).toEqual([
      { kind: 'phone', text: '(310) 555-0100', href: 'tel:3105550100' },
      { kind: 'email', text: 'hello@aurora.test', href: 'mailto:hello@aurora.test' },
      { kind: 'website', text: 'aurora.test', href: 'https://aurora.test/' },
    ])
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
