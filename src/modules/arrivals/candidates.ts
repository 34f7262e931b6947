import type { ArrivalsPorts, StoredRow } from './ports.ts'
import { comparableName } from './rules/cells.ts'
import type { ListedPerson } from './rules/person.ts'

export const nameOf = ({ firstName, lastName }: Pick<ListedPerson, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()

/** The contacts to search for; an invalid number isn't one. */
export const contactsOf = (
  { parsePhone }: Pick<ArrivalsPorts, 'parsePhone'>,
  { emails, phones }: Pick<ListedPerson, 'emails' | 'phones'>,
) => [
  ...emails.map(value => ({ kind: 'email', value }) as const),
  ...phones
    .map(parsePhone)
    .filter(({ isValid }) => isValid)
    .map(({ value }) => ({ kind: 'phone', value }) as const),
]

/** The patients that each row may be: everyone with one of its contacts, and the one that the rules found. */
export async function candidatesOf(
  ports: Pick<ArrivalsPorts, 'parsePhone' | 'holdersOf'>,
  rows: readonly StoredRow[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const people = rows.flatMap(row => (row.person ? [{ ...row, person: row.person }] : []))
  const holders = await ports.holdersOf(people.flatMap(({ person }) => contactsOf(ports, person)))
  const byContact = Map.groupBy(
    holders.filter(({ isStaff }) => !isStaff),
    ({ kind, value }) => `${kind} ${value}`,
  )
  return new Map(
    people.map(({ number, memberId, person }) => {
      const name = comparableName(nameOf(person))
      const own = contactsOf(ports, person)
        .flatMap(({ kind, value }) => byContact.get(`${kind} ${value}`) ?? [])
        .toSorted((a, b) => Number(comparableName(b.name) === name) - Number(comparableName(a.name) === name))
      return [number, [...new Set([...own.map(holder => holder.memberId), ...(memberId ? [memberId] : [])])]]
    }),
  )
}
