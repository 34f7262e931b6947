import { fieldProblems } from '../../../form/field-problems.ts'
import { httpsProblem } from '../../../form/https-problem.ts'
import { typedText } from '../../../form/typed-text.ts'
import type { Place } from '../draft/parts.ts'

export const emptyPlace = { name: '', address: '', phone: '', openingHours: '', bookingUrl: '', timeZone: '' }

export type PlaceDraft = Readonly<typeof emptyPlace>

export const keptPlace = ({ id }: { id: string }) => `program:place:${id}`

export const draftOf = (place: Place | undefined): PlaceDraft => ({
  name: place?.name ?? '',
  address: place?.address ?? '',
  phone: place?.phone ?? '',
  openingHours: place?.openingHours ?? '',
  bookingUrl: place?.bookingUrl ?? '',
  timeZone: place?.timeZone ?? '',
})

export function placeOf(draft: PlaceDraft, place: Place | undefined): Place {
  const text = (typed: string) => typedText(typed) || null
  return {
    id: place?.id ?? crypto.randomUUID(),
    isArchived: place?.isArchived ?? false,
    name: typedText(draft.name),
    address: text(draft.address),
    phone: text(draft.phone),
    openingHours: text(draft.openingHours),
    bookingUrl: text(draft.bookingUrl),
    timeZone: text(draft.timeZone),
  }
}

export function problemsOf({ name, bookingUrl }: PlaceDraft): Readonly<Record<string, string>> {
  const unlinked = typedText(bookingUrl) && httpsProblem(typedText(bookingUrl))
  return {
    ...(!typedText(name) && { name: fieldProblems.name }),
    ...(unlinked && { bookingUrl: unlinked }),
  }
}
