import { differenceBetween } from './difference.ts'
import { type ProgrammeDocument, partNames } from './document.ts'
import type { ListRule, WorseningKind } from './part-rules.ts'
import { partRules } from './parts.ts'

/** A change that is worse for members: a dearer reward, fewer points for a service or a code. */
export interface Worsening {
  readonly of: WorseningKind
  readonly id: string
  readonly words: string
}

/** Of what both offer; what is put away or paused is nobody's any more. */
export function worseningsBetween(before: ProgrammeDocument, after: ProgrammeDocument): readonly Worsening[] {
  const changes = differenceBetween(before, after)
  return partNames
    .flatMap(part => partRules[part].lists)
    .flatMap(list => worseIn(list, before, after))
    .map(({ of, id, field }) => ({
      of,
      id,
      words: changes.find(change => change.id === id && change.field === field)?.words ?? '',
    }))
}

function worseIn(
  { itemsOf, worsens }: ListRule<ProgrammeDocument>,
  before: ProgrammeDocument,
  after: ProgrammeDocument,
) {
  if (!worsens) return []
  const { of, field, worse, isOffered } = worsens
  const old = new Map(
    itemsOf(before)
      .filter(isOffered)
      .map(item => [item.id, Number(item[field])]),
  )
  const isWorse = (was: number | undefined, is: number) =>
    was !== undefined && (worse === 'higher' ? is > was : is < was)
  return itemsOf(after)
    .filter(isOffered)
    .filter(item => isWorse(old.get(item.id), Number(item[field])))
    .map(({ id }) => ({ of, id, field }))
}
