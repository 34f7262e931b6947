import type { Code, KeptCode, Replacement } from './ports.ts'

/** Pairs each code that a publication retires with the new code of the same name and location (D-187). */
export function replacementsIn(before: readonly KeptCode[], after: readonly Code[]): readonly Replacement[] {
  const known = new Set(before.map(({ id }) => id))
  const inUse = after.filter(({ isRetired }) => !isRetired)
  const goesOn = new Set(inUse.map(({ id }) => id))
  return before
    .filter(({ id, isActive }) => isActive && !goesOn.has(id))
    .flatMap(({ id: oldId, description, placeId }) =>
      inUse
        .filter(code => !known.has(code.id) && code.description === description && code.placeId === placeId)
        .map(({ id: newId }) => ({ oldId, newId })),
    )
}
