import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { servicePoints, servicePrice } from '../../../../src/web/format/service-price.ts'
import { readServicePrice } from '../../../../src/web/staff/program/paste/read-service-price.ts'
import { isService, readServices, serviceIn } from '../../../../src/web/staff/program/paste/read-services.ts'

const menuLines = (list: string) =>
  readServices(list).map(({ written }) => {
    const service = serviceIn(written)
    return isService(service)
      ? [service.name, servicePrice(service), servicePoints(service)]
      : [written.name, 'refused', '']
  })

describe('a clinic’s price list', () => {
  const list = readFileSync(new URL('price-list.tsv', import.meta.url), 'utf8')

  it('is read in all of its rows, as patients will see them', () => {
    expect(menuLines(list)).toEqual([
      ['Botox Cosmetic', 'from $12 per unit', 'Points vary'],
      ['Dysport', '$4.50 per unit', 'Points vary'],
      ['Xeomin', '$11 per unit', 'Points vary'],
      ['Lip Flip', '$99.00', '+10 points'],
      ['Juvéderm Ultra XC', '$750 per syringe', 'Points vary'],
      ['Juvéderm Voluma', '$950 per syringe', 'Points vary'],
      ['Restylane Kysse', 'from $700', 'from 70 points'],
      ['Sculptra', '$850 per vial', 'Points vary'],
      ['HydraFacial Signature', '$199.00', '+20 points'],
      ['HydraFacial Deluxe', '$275.00', '+28 points'],
      ['HydraFacial Package of 6', '6 for $999', '+100 points'],
      ['Chemical Peel (VI Peel)', '$350–$400', 'from 35 points'],
      ['Microneedling (SkinPen)', '$350.00', '+35 points'],
      ['Microneedling Package', '3 for $900', '+90 points'],
      ['Microneedling with PRF', 'from $500', 'from 50 points'],
      ['BBL Photofacial', '$450.00', '+45 points'],
      ['Laser Hair Removal - Small', '$75.00', '+8 points'],
      ['Laser Hair Removal - Large', '$350.00', '+35 points'],
      ['CO2 Resurfacing', 'Price on request', 'Points vary'],
      ['IV Drip Myers', '$179.00', '+18 points'],
      ['B12 Shot', '$25.00', '+3 points'],
      ['Consultation', 'Free', ''],
    ])
  })

  it('keeps categories, descriptions, durations and what a price adds in brackets', () => {
    const services = readServices(list).map(({ written }) => serviceIn(written))
    const named = (name: string) => services.find(service => 'name' in service && service.name === name)
    expect(named('Dysport')).toMatchObject({ category: 'Neurotoxin', description: '', durationMinutes: 15 })
    expect(named('Sculptra')).toMatchObject({
      category: 'Dermal Filler',
      description: 'Collagen stimulator, 3 sessions. 3 vials: $2,400',
      price: '850.00',
    })
    expect(named('HydraFacial Deluxe')).toMatchObject({ description: '"Deluxe" with LED, boosters' })
    expect(named('Consultation')).toMatchObject({ category: 'Wellness', durationMinutes: 30 })
  })

  it('is read the same where somebody typed it without columns', () => {
    const typed = [
      'Injectables',
      'Botox $12/unit',
      'Filler from $700 per syringe',
      'Peel: $350 - $400',
      'HydraFacial 6 for $999',
      'Vitamin B 12 $25',
      'CO2 Resurfacing - price upon consultation',
      'Consultation ... Free',
    ].join('\n')
    expect(menuLines(typed).map(([name, price]) => [name, price])).toEqual([
      ['Botox', '$12 per unit'],
      ['Filler', 'from $700 per syringe'],
      ['Peel', '$350–$400'],
      ['HydraFacial', '6 for $999'],
      ['Vitamin B 12', '$25.00'],
      ['CO2 Resurfacing', 'Price on request'],
      ['Consultation', 'Free'],
    ])
  })
})

describe('a price on a list', () => {
  it.each([
    ['$650', '$650.00'],
    ['1.250,00 €', '$1,250.00'],
    ['450,-', '$450.00'],
    ['$200 per session', '$200 per session'],
    ['$200 each', '$200.00'],
    ['$200 per treatment', '$200.00'],
    ['$12 (per unit)', '$12 per unit'],
    ['$12–$14 / unit', '$12–$14 per unit'],
    ['$12+/unit', 'from $12 per unit'],
    ['ab 99,90 €', 'from $99.90'],
    ['$200 and up', 'from $200'],
    ['350 to 400', '$350–$400'],
    ['$1,200 - 1,500', '$1,200–$1,500'],
    ['3x$300', '3 for $900'],
    ['3 sessions at $300', '3 for $900'],
    ['Package of 6: $999', '6 for $999'],
    ['3 for $300 each', '3 for $900'],
    ['Complimentary', 'Free'],
    ['$0', 'Free'],
    ['Call for pricing', 'Price on request'],
    ['On request', 'Price on request'],
    ['Varies', 'Price on request'],
  ])('%s is %s', (text, words) => {
    const read = readServicePrice(text)
    expect(read && servicePrice(read.fields)).toBe(words)
  })

  it.each(['', '$', 'soon', '$400-$350', '1 x $300', '$12 per moon', '-5', '1,25,00', '12 $25', 'from $0'])(
    '“%s” is none',
    text => expect(readServicePrice(text)).toBeUndefined(),
  )
})
