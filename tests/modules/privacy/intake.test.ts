import { expect, it } from 'vitest'
import { checkBirthday, isCurrent } from '../../../src/modules/privacy/intake.ts'

const timeZone = 'America/Los_Angeles'

it.each([
  ['2026-11-21', true],
  ['1896-11-21', true],
  ['2026-11-22', false],
  ['1896-11-20', false],
])('a day of birth may be %s: %s', (day, mayBe) => {
  const check = () => checkBirthday(day, new Date('2026-11-21T18:00:00Z'), timeZone)
  if (mayBe) expect(check).not.toThrow()
  else expect(check).toThrow('valid date of birth')
})

it.each([
  ['2026-11-27', '2027-11-22T07:59:59Z', undefined, true],
  ['2026-11-27', '2027-11-22T08:00:00Z', undefined, false],
  ['2026-11-21', '2026-11-21T18:00:00Z', undefined, true],
  ['2025-01-01', '2026-11-21T18:00:00Z', undefined, false],
  ['2026-11-27', '2026-12-24T18:00:00Z', '2026-11-21T17:59:59Z', true],
  ['2026-11-27', '2026-12-24T18:00:00Z', '2026-11-21T18:00:00Z', false],
])('an intake with the words of %s stands at %s, asked for again at %s: %s', (wording, at, asked, stands) => {
  const submittedAt = new Date('2026-11-21T18:00:00Z')
  const askedAt = asked === undefined ? undefined : new Date(asked)
  expect(isCurrent({ wording, submittedAt }, new Date(at), timeZone, askedAt)).toBe(stands)
})
