import { describe, expect, it } from 'vitest'
import { namedTreatments } from '../../../src/web/staff/messages/named-treatments.ts'

const names = ['Botox', 'Lip Filler', 'Under-Eye Filler', 'NAD+ Drip', 'HydraFacial']

describe('a message', () => {
  it.each([
    ['Twenty percent off BOTOX today', ['Botox']],
    ['Our lip  fillers and hydrafacials', ['Lip Filler', 'HydraFacial']],
    ['Under eye filler: -20 %', ['Under-Eye Filler']],
    ['A nad drip for you', ['NAD+ Drip']],
    ['Your visit on Tuesday', []],
    ['Filler words only, and a lip balm', []],
    ['Botoxology', []],
    ['', []],
  ])('“%s” names %j', (text, named) => {
    expect(namedTreatments(text, names)).toEqual(named)
  })
})
