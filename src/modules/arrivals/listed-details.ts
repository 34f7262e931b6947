import type { ArrivalsPorts, ListedDetails } from './ports.ts'
import type { ListedPerson } from './rules/person.ts'

export const detailsOf = (
  { emails, phones, birthday, birthdayWithoutYear }: ListedPerson,
  parsePhone: ArrivalsPorts['parsePhone'],
): ListedDetails => ({
  contacts: [
    ...emails.map(value => ({ kind: 'email', value, isValid: true }) as const),
    ...phones.map(phone => ({ kind: 'phone', ...parsePhone(phone) }) as const),
  ],
  birthday: birthday ?? birthdayWithoutYear,
})
