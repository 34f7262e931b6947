import { clinicDay, dayAfter, daysBetween, instantAt } from '#platform/kernel/clinic-day.ts'
import { type Change, differenceBetween } from './difference.ts'
import type { ProgrammeDocument } from './document.ts'

/** How long members know beforehand what gets worse for them, in clinic days (D-170). */
export const noticeDays = 30

/** A change that is worse for members: a dearer reward, fewer points for a service or a code. */
export interface Worsening {
  readonly of: 'reward' | 'service' | 'code'
  readonly id: string
  readonly words: string
}

/** Of what both offer; what is put away or paused is nobody's any more. */
export function worseningsBetween(before: ProgrammeDocument, after: ProgrammeDocument): readonly Worsening[] {
  const open = <Item extends { readonly id: string }>(
    items: readonly Item[],
    isOpen: (item: Item) => boolean,
  ) => new Map(items.filter(isOpen).map(item => [item.id, item]))
  const rewards = (document: ProgrammeDocument) =>
    open(document.rewards.rewards, ({ isArchived, isPaused }) => !isArchived && !isPaused)
  const services = (document: ProgrammeDocument) =>
    open(document.menu.services, ({ isArchived }) => !isArchived)
  const codes = (document: ProgrammeDocument) => open(document.codes.codes, ({ isRetired }) => !isRetired)
  const words = wordsOf(differenceBetween(before, after))
  const [oldRewards, oldServices, oldCodes] = [rewards(before), services(before), codes(before)]
  return [
    ...[...rewards(after).values()]
      .filter(({ id, pointsRequired }) => pointsRequired > (oldRewards.get(id)?.pointsRequired ?? Infinity))
      .map(({ id }) => ({ of: 'reward' as const, id, words: words(id, 'pointsRequired') })),
    ...[...services(after).values()]
      .filter(({ id, pointsEarned }) => pointsEarned < (oldServices.get(id)?.pointsEarned ?? 0))
      .map(({ id }) => ({ of: 'service' as const, id, words: words(id, 'pointsEarned') })),
    ...[...codes(after).values()]
      .filter(({ id, pointsValue }) => pointsValue < (oldCodes.get(id)?.pointsValue ?? 0))
      .map(({ id }) => ({ of: 'code' as const, id, words: words(id, 'pointsValue') })),
  ]
}

const wordsOf = (changes: readonly Change[]) => (id: string, field: string) =>
  changes.find(change => change.id === id && change.field === field)?.words ?? ''

/** Whether what is published at this time is announced long enough before. */
export const keepsNotice = (at: Date, now: Date, timeZone: string): boolean =>
  daysBetween(clinicDay(now, timeZone), clinicDay(at, timeZone)) >= noticeDays

/** The first instant at which the notice period is over. */
export const noticeEnds = (now: Date, timeZone: string): Date =>
  instantAt(dayAfter(clinicDay(now, timeZone), noticeDays), '00:00', timeZone)
