import type { DiaryEntry } from '#api/schemas/index.ts'

export type EntryWithPhoto = DiaryEntry & { readonly imageUrl: string }

export interface Comparison {
  /** Empty if the entries have no service. */
  readonly serviceId: string
  /** At least two, oldest first. */
  readonly entries: readonly EntryWithPhoto[]
}

/**
 * Pictures that can be compared: those of the same service, and last those of none. Before a treatment the form doesn't
 * ask for a service, so "before" pictures go with every service.
 */
export function comparisonsIn(entries: readonly DiaryEntry[]): readonly Comparison[] {
  const pictured = entries.filter((entry): entry is EntryWithPhoto => Boolean(entry.imageUrl)).toReversed()
  const services = new Set(pictured.flatMap(({ serviceId }) => serviceId ?? []))
  return [...services, '']
    .map(serviceId => ({
      serviceId,
      entries: pictured.filter(entry => (entry.serviceId ?? '') === serviceId || isOpenBefore(entry)),
    }))
    .filter(isComparable)
}

export const isComparable = ({ entries }: Comparison) => entries.length >= 2 && !entries.every(isOpenBefore)

const isOpenBefore = ({ serviceId, entryType }: EntryWithPhoto) => !serviceId && entryType === 'before'
