import { NotEnoughPoints } from '#platform/kernel/points.ts'
import type { NewEntry, PostedEntry } from '../../../src/modules/loyalty/points/ledger.ts'
import type { Ledger } from '../../../src/modules/loyalty/points/ports.ts'
import type { UndoneTreatment } from '../../../src/modules/loyalty/treatments/ports.ts'

/** The ledger without a database: the same refusals, one call after the other. */
export function ledgerInMemory(
  entries: (NewEntry & PostedEntry)[],
  treatments: readonly UndoneTreatment[],
): Ledger & { readonly entries: readonly (NewEntry & PostedEntry)[] } {
  const of = (memberId: string) => entries.filter(entry => entry.memberId === memberId)
  const balance = (memberId: string) => of(memberId).at(-1)?.balanceAfter ?? 0
  const isCounted = (memberId: string, reference: string) =>
    of(memberId).some(entry => entry.reference === reference)
  const placeOf = ({ memberId, number }: NewEntry & PostedEntry) => {
    const treatment = treatments.find(each => each.memberId === memberId && each.entryNumber === number)
    return { locationId: treatment?.locationId ?? null, locationName: treatment?.locationName ?? null }
  }
  const add = (entry: NewEntry) => {
    const before = balance(entry.memberId)
    if (before + entry.amount < 0) throw new NotEnoughPoints(before, -entry.amount)
    const posted = { ...entry, number: of(entry.memberId).length + 1, balanceAfter: before + entry.amount }
    entries.push(posted)
    return posted
  }
  return {
    entries,
    async post(entry, onDuplicate) {
      if (entry.reference !== undefined && isCounted(entry.memberId, entry.reference)) throw onDuplicate()
      return add(entry)
    },
    setBalance: async (entry, wanted) =>
      wanted === balance(entry.memberId)
        ? undefined
        : add({ ...entry, amount: wanted - balance(entry.memberId) }),
    balanceOf: async memberId => balance(memberId),
    entriesOf: async (memberId, limit, before = Number.POSITIVE_INFINITY) =>
      of(memberId)
        .filter(({ number }) => number < before)
        .reverse()
        .slice(0, limit)
        .map(entry => ({ ...entry, ...placeOf(entry) })),
    countOf: async memberId => of(memberId).length,
    references: async (memberId, references) =>
      new Set(references.filter(reference => isCounted(memberId, reference))),
  }
}
