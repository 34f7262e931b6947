import { fieldProblems } from '../../../form/field-problems.ts'
import { typedText } from '../../../form/typed-text.ts'
import { wholeNumberIn } from '../../../form/whole-number-in.ts'
import type { Service } from '../draft/parts.ts'
import { priceNeeded, readPrice } from '../paste/read-price.ts'
import { pictureFor } from './drawings.ts'
import { proposedPoints } from './proposed-points.ts'

export const emptyService = {
  name: '',
  categoryId: '',
  price: '',
  pointsEarned: '',
  durationMinutes: '',
  description: '',
  imageUrl: '',
  lastsWeeks: '',
  aftercare: '',
  photoAfterDays: '',
  /** Ids with a space between them; empty: everywhere. */
  placeIds: '',
}

export type ServiceDraft = Readonly<typeof emptyService>

export const keptService = ({ id }: { id: string }) => `programme:service:${id}`

export const draftOf = (service: Service | undefined, categoryId: string): ServiceDraft =>
  service
    ? {
        name: service.name,
        categoryId: service.categoryId,
        price: service.price,
        pointsEarned: String(service.pointsEarned),
        durationMinutes: service.durationMinutes === null ? '' : String(service.durationMinutes),
        description: service.description,
        imageUrl: service.imageUrl,
        lastsWeeks: String(service.lastsWeeks ?? ''),
        aftercare: service.aftercare ?? '',
        photoAfterDays: String(service.photoAfterDays ?? ''),
        placeIds: (service.placeIds ?? []).join(' '),
      }
    : { ...emptyService, categoryId }

/** Points that nobody typed are the proposed ones; a picture that nobody chose is that of the category. */
export function serviceOf(draft: ServiceDraft, service: Service | undefined): Service {
  const price = readPrice(draft.price) ?? ''
  const { categoryId } = draft
  return {
    id: service?.id ?? crypto.randomUUID(),
    isArchived: service?.isArchived ?? false,
    name: typedText(draft.name),
    description: typedText(draft.description),
    categoryId,
    price,
    pointsEarned: typedText(draft.pointsEarned) ? wholeNumberIn(draft.pointsEarned) : proposedPoints(price),
    durationMinutes: numberOrNothing(draft.durationMinutes),
    imageUrl: draft.imageUrl || pictureFor(categoryId),
    lastsWeeks: numberOrNothing(draft.lastsWeeks),
    aftercare: typedText(draft.aftercare),
    photoAfterDays: numberOrNothing(draft.photoAfterDays),
    placeIds: placesIn(draft),
  }
}

const numberOrNothing = (typed: string) => (typedText(typed) ? wholeNumberIn(typed) : null)

export const placesIn = ({ placeIds }: ServiceDraft) => placeIds.split(' ').filter(Boolean)

export function problemsOf(draft: ServiceDraft): Readonly<Record<string, string>> {
  const { name, categoryId, price, pointsEarned, durationMinutes, lastsWeeks, photoAfterDays } = draft
  return {
    ...(!typedText(name) && { name: fieldProblems.name }),
    ...(!categoryId && { categoryId: 'Please choose a category' }),
    ...(readPrice(price) === undefined && { price: priceNeeded }),
    ...(typedText(pointsEarned) &&
      Number.isNaN(wholeNumberIn(pointsEarned)) && {
        pointsEarned: 'Please enter a whole number, or nothing',
      }),
    ...notAbove0(durationMinutes, 'durationMinutes', 'Please enter minutes, or nothing'),
    ...notAbove0(lastsWeeks, 'lastsWeeks', 'Please enter weeks, or nothing'),
    ...notAbove0(photoAfterDays, 'photoAfterDays', 'Please enter days, or nothing'),
  }
}

const notAbove0 = (typed: string, field: string, message: string) =>
  typedText(typed) && !(wholeNumberIn(typed) > 0) ? { [field]: message } : {}
