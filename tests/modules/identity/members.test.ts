import { describe, expect, it } from 'vitest'
import { checkBirthday, namesOf, normalizeEmail } from '../../../src/modules/identity/accounts/members.ts'

describe('a member’s name', () => {
  it.each([
    ['Mia Hart', 'Mia', 'Hart'],
    [' Ana de la Cruz ', 'Ana', 'de la Cruz'],
    ['Cher', 'Cher', ''],
    ['', '', ''],
  ])('%j is split at its first space', (name, firstName, lastName) => {
    expect(namesOf({ name })).toEqual({ firstName, lastName })
  })

  it('is taken from the form’s two fields where there are two', () => {
    expect(namesOf({ name: 'X Y', firstName: ' Mia ', lastName: 'Hart' })).toEqual({
      firstName: 'Mia',
      lastName: 'Hart',
    })
  })

  it('may be one field of the form’s two', () => {
    expect(namesOf({ name: '', firstName: 'Cher' })).toEqual({
      firstName: 'Cher',
      lastName: '',
    })
  })

  it('has an address that is compared without regard to case', () => {
    expect(normalizeEmail(' Mia@VELORA.test ')).toBe('mia@velora.test')
  })
})

describe('a birthday', () => {
  const now = new Date('2026-11-22T07:00:00Z')
  const check = (day: string | undefined) => () => checkBirthday(day, now, 'America/Los_Angeles')
  it.each([undefined, '2026-11-21', '1991-05-14', '1896-11-21'])('may be %s', day => {
    expect(check(day)).not.toThrow()
  })
  it.each(['2026-11-22', '2027-01-01', '1896-11-20', '0001-01-01'])('can’t be %s', day => {
    expect(check(day)).toThrow('valid date of birth')
  })
})
