import type { Merge, MergingPorts, NamedMember } from './ports.ts'

export interface Suggestion extends Pick<Merge, 'id' | 'actorName' | 'at'> {
  readonly survivor: NamedMember
  readonly absorbed: NamedMember
}

export interface OpenSuggestions {
  readonly total: number
  /** The first few, oldest first. */
  readonly suggestions: readonly Suggestion[]
}

/** Leaves out suggestions about patients who no longer have an account. They return if a merge is undone. */
export async function listMergeSuggestions(
  { merges, namesOf }: Pick<MergingPorts, 'merges' | 'namesOf'>,
  limit: number,
): Promise<OpenSuggestions> {
  const suggested = await merges.suggested()
  const names = await namesOf([...new Set(suggested.flatMap(each => [each.survivorId, each.absorbedId]))])
  const open = suggested.filter(each => names.has(each.survivorId) && names.has(each.absorbedId))
  const named = (memberId: string) => {
    const { firstName = '', lastName = '', email = '' } = names.get(memberId) ?? {}
    return { memberId, name: `${firstName} ${lastName}`.trim() || email }
  }
  return {
    total: open.length,
    suggestions: open.slice(0, limit).map(({ id, actorName, at, survivorId, absorbedId }) => ({
      ...{ id, actorName, at },
      survivor: named(survivorId),
      absorbed: named(absorbedId),
    })),
  }
}
