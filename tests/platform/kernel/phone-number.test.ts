import { expect, it } from 'vitest'
import { inOneSpelling, textableNumber } from '#platform/kernel/phone-number.ts'

it.each([
  ['(310) 555-0142', '+13105550142'],
  ['1 310 555 0142', '+13105550142'],
  ['+1 310 555 0142', '+13105550142'],
  [' +44 20 7946 0000', '+442079460000'],
  ['44 20 7946 0000', '+442079460000'],
  ['+49 30 123456', '+4930123456'],
  ['+310 555 0142', '+3105550142'],
])('the number %s is kept as %s', (typed, kept) => {
  expect(inOneSpelling(typed)).toBe(kept)
})

it.each([
  ['310-555-0142', '+13105550142'],
  ['+44 7700 900123', '+447700900123'],
  ['+20123456', '+20123456'],
  ['+201234567890123', '+201234567890123'],
  ['+12345678', undefined],
  ['110 555 0142', undefined],
  ['0310 555 0142', undefined],
  ['310 155 0142', undefined],
  ['+1310555014', undefined],
  ['+131055501422', undefined],
  ['+2012345', undefined],
  ['+2012345678901234', undefined],
  ['+0123456789', undefined],
  ['', undefined],
])('the number %s can be texted as %s', (typed, textable) => {
  expect(textableNumber(typed)).toBe(textable)
})
