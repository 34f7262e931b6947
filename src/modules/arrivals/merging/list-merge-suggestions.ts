import type { Merge, MergingPorts, NamedMember } from './ports.ts'

export interface MergeSuggestion extends Pick<Merge, 'id' | 'at'> {
  readonly survivor: NamedMember
  readonly absorbed: NamedMember
  readonly by: string
}

export interface MergeSuggestions {
  readonly total: number
  readonly oldest: readonly MergeSuggestion[]
}

/** Leaves out suggestions about patients who no longer have an account. They return if a merge is undone. */
export async function listMergeSuggestions(
  { merges, namesOf }: Pick<MergingPorts, 'merges' | 'namesOf'>,
  limit: number,
): Promise<MergeSuggestions> {
  const suggested = await merges.suggested()
  const rows = await namesOf([...new Set(suggested.flatMap(each => [each.survivorId, each.absorbedId]))])
  const open = suggested.flatMap(({ id, at, actorName: by, survivorId, absorbedId }) => {
    const [survivor, absorbed] = [named(survivorId, rows), named(absorbedId, rows)]
    return survivor && absorbed ? [{ id, at, by, survivor, absorbed }] : []
  })
  return { total: open.length, oldest: open.slice(0, limit) }
}

function named(
  memberId: string,
  rows: Awaited<ReturnType<MergingPorts['namesOf']>>,
): NamedMember | undefined {
  const row = rows.get(memberId)
  if (row?.id !== memberId) return undefined
  return { memberId, name: `${row.firstName} ${row.lastName}`.trim() || row.email }
}
