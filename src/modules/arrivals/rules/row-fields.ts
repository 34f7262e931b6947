import { decimal } from '#platform/kernel/money.ts'
import type { DateOrder } from './dates.ts'
import type { Field } from './fields.ts'
import {
  type ListedColumn,
  type ListedPerson,
  type ReadPerson,
  readPerson,
  recordedAsDeceased,
} from './person.ts'

/** The fields of a row that staff can correct. */
export const correctable = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'birthday',
  'points',
  'spend',
  'visits',
] as const satisfies readonly Field[]

/** As text, as if it were in the file; several addresses or numbers are separated by commas. */
export type RowFields = Readonly<Record<(typeof correctable)[number], string>>

export const fieldsOf = (person: ListedPerson): RowFields => ({
  firstName: person.firstName,
  lastName: person.lastName,
  email: person.emails.join(', '),
  phone: person.phones.join(', '),
  birthday: person.birthday ?? person.birthdayWithoutYear ?? '',
  points: String(person.points ?? ''),
  spend: decimal(person.spendCents),
  visits: String(person.visits),
})

/** The person with staff's corrections, read by the same rules as the file. */
export function correctPerson(
  person: ListedPerson,
  fields: RowFields,
  thisYear: number,
  dateOrder: DateOrder = 'month first',
): ReadPerson {
  if (person.other['deceased']) return { refused: recordedAsDeceased }
  const columns = correctable.map((field, index) => ({
    ...{ index, field, heading: field, hasDecimals: false, dateOrder },
  }))
  // '03-04' is how we write March 4, whatever the column's order.
  const birthday = fields.birthday === person.birthdayWithoutYear ? `--${fields.birthday}` : fields.birthday
  const given = { ...fields, birthday }
  const cells = correctable.map(field => given[field])
  const read = readPerson(cells, columns, thisYear)
  if ('refused' in read) return read
  const { externalId: _id, joined: _joined, consents: _consents, other: _other, ...corrected } = read.person
  return { person: { ...person, ...corrected } }
}

const mayBeUnreadable: readonly Field[] = [
  'deceased',
  'firstName',
  'lastName',
  'fullName',
  'birthday',
  'points',
  'spend',
  'visits',
]

const standIn = 'unread@row.test'

/** Whatever can be read of a row that can't be imported as it is, so that staff only correct the rest. */
export function readRest(
  cells: readonly string[],
  columns: readonly ListedColumn[],
  thisYear: number,
): ListedPerson {
  // Without any contact or name, a row isn't a person's.
  const read = (chosen: readonly ListedColumn[]) =>
    readPerson(
      [standIn, ...cells],
      [
        ...chosen.map(column => ({ ...column, index: column.index + 1 })),
        { index: 0, field: 'email', heading: '', hasDecimals: false, dateOrder: null },
      ],
      thisYear,
    )
  const sound = columns.filter(({ field }) => !mayBeUnreadable.includes(field))
  const readable = columns.filter(column => sound.includes(column) || 'person' in read([...sound, column]))
  const { person } = read(readable) as { readonly person: ListedPerson }
  const hasDied = columns.some(column => column.field === 'deceased' && !readable.includes(column))
  return {
    ...{ ...person, emails: person.emails.filter(email => email !== standIn) },
    other: { ...person.other, ...(hasDied && { deceased: 'yes' }) },
  }
}
