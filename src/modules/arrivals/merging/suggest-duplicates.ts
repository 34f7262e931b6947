import type { MergingPorts } from './ports.ts'

export interface Duplicate {
  readonly memberId: string
  readonly name: string
  /** Why the two may be one person, one sentence per reason. */
  readonly reasons: readonly string[]
}

const most = 10

/** Finds possible duplicates. A name alone isn't enough, and neither is a placeholder contact. */
export async function suggestDuplicates(
  ports: Pick<
    MergingPorts,
    'merges' | 'personOf' | 'holdersOf' | 'namesakesOf' | 'isPlaceholder' | 'areDifferentBirthdays'
  >,
  memberId: string,
): Promise<readonly Duplicate[]> {
  const person = await ports.personOf(memberId)
  if (!person) return []
  const [holders, namesakes, merges] = [
    await ports.holdersOf(person.contacts.filter(contact => !ports.isPlaceholder(contact))),
    await ports.namesakesOf(memberId),
    await ports.merges.of(memberId),
  ]
  const reasons = new Map<string, string[]>()
  const add = (other: string, reason: string) =>
    other === memberId || reasons.set(other, [...(reasons.get(other) ?? []), reason])
  for (const { survivorId, absorbedId, state, actorName } of merges)
    if (state === 'suggested')
      add(survivorId === memberId ? absorbedId : survivorId, `Suggested by ${actorName}.`)
  for (const { memberId: other, kind, value } of holders)
    add(other, kind === 'email' ? `Same email address: ${value}.` : `Same phone number: ${value}.`)
  for (const { memberId: other } of namesakes) add(other, 'Same name and birthday.')
  const dismissed = new Set(
    merges.filter(({ state }) => state === 'dismissed').flatMap(each => [each.survivorId, each.absorbedId]),
  )
  const found: Duplicate[] = []
  for (const [id, why] of reasons) {
    if (dismissed.has(id) || found.length === most) continue
    const other = await ports.personOf(id)
    const isSuggested = why.some(reason => reason.startsWith('Suggested'))
    // Families share phone numbers, but rarely birthdays.
    if (other && (isSuggested || !ports.areDifferentBirthdays(person.birthday, other.birthday)))
      found.push({ memberId: id, name: other.name, reasons: why })
  }
  return found
}
