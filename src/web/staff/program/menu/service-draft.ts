import { fieldProblems } from '../../../form/field-problems.ts'
import { typedText } from '../../../form/typed-text.ts'
import { wholeNumberIn } from '../../../form/whole-number-in.ts'
import type { Service } from '../draft/parts.ts'
import { priceNeeded, readPrice } from '../paste/read-price.ts'
import { noPrice, type PriceFields, readServicePrice } from '../paste/read-service-price.ts'
import { pictureFor } from './drawings.ts'
import { proposedPoints } from './proposed-points.ts'

export const emptyService = {
  name: '',
  categoryId: '',
  priceKind: 'fixed',
  price: '',
  /** The upper bound of a range. */
  priceTo: '',
  priceUnit: '',
  packageSize: '',
  pointsEarned: '',
  durationMinutes: '',
  description: '',
  imageUrl: '',
  lastsWeeks: '',
  aftercare: '',
  photoAfterDays: '',
  /** IDs separated by spaces; empty: everywhere. */
  placeIds: '',
}

export type ServiceDraft = Readonly<typeof emptyService>

export const keptService = ({ id }: { id: string }) => `program:service:${id}`

export const draftOf = (service: Service | undefined, categoryId: string): ServiceDraft =>
  service
    ? {
        name: service.name,
        categoryId: service.categoryId,
        priceKind: service.priceKind ?? 'fixed',
        price: hasAmount(service.priceKind ?? 'fixed') ? service.price : '',
        priceTo: service.priceTo ?? '',
        priceUnit: service.priceUnit ?? '',
        packageSize: String(service.packageSize ?? ''),
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

/** Without typed points, uses the proposed ones; without a chosen picture, the category's. */
export function serviceOf(draft: ServiceDraft, service: Service | undefined): Service {
  const price = priceIn(draft) ?? noPrice
  const { categoryId } = draft
  return {
    id: service?.id ?? crypto.randomUUID(),
    isArchived: service?.isArchived ?? false,
    name: typedText(draft.name),
    description: typedText(draft.description),
    categoryId,
    ...price,
    pointsEarned: typedText(draft.pointsEarned) ? wholeNumberIn(draft.pointsEarned) : proposedPoints(price),
    durationMinutes: numberOrNothing(draft.durationMinutes),
    imageUrl: draft.imageUrl || pictureFor(categoryId, draft.name),
    lastsWeeks: numberOrNothing(draft.lastsWeeks),
    aftercare: typedText(draft.aftercare),
    photoAfterDays: numberOrNothing(draft.photoAfterDays),
    placeIds: placesIn(draft),
  }
}

const numberOrNothing = (typed: string) => (typedText(typed) ? wholeNumberIn(typed) : null)

export const placesIn = ({ placeIds }: ServiceDraft) => placeIds.split(' ').filter(Boolean)

export function problemsOf(draft: ServiceDraft): Readonly<Record<string, string>> {
  const { name, categoryId, pointsEarned, durationMinutes, lastsWeeks, photoAfterDays } = draft
  return {
    ...(!typedText(name) && { name: fieldProblems.name }),
    ...(!categoryId && { categoryId: 'Please choose a category' }),
    ...problemsOfPrice(draft),
    ...(typedText(pointsEarned) &&
      Number.isNaN(wholeNumberIn(pointsEarned)) && {
        pointsEarned: 'Please enter a whole number, or leave it blank',
      }),
    ...notAbove0(durationMinutes, 'durationMinutes', 'Please enter minutes, or leave it blank'),
    ...notAbove0(lastsWeeks, 'lastsWeeks', 'Please enter weeks, or leave it blank'),
    ...notAbove0(photoAfterDays, 'photoAfterDays', 'Please enter days, or leave it blank'),
  }
}

export const hasAmount = (priceKind: string) => priceKind !== 'free' && priceKind !== 'on-request'

type PriceInput = Pick<ServiceDraft, 'priceKind' | 'price' | 'priceTo' | 'priceUnit' | 'packageSize'>

/** The fields' combined price. Typing 'from $12/unit' into the one field is enough. */
export function priceIn(draft: PriceInput): PriceFields | undefined {
  const { priceKind, priceUnit, packageSize } = draft
  if (!hasAmount(priceKind)) return { ...noPrice, priceKind } as PriceFields
  const written = readServicePrice(draft.price)?.fields
  if (written?.priceKind !== 'fixed') return priceKind === 'fixed' ? written : undefined
  const unit = (priceKind === 'package' ? null : priceUnit || written.priceUnit) as PriceFields['priceUnit']
  const fields = { ...written, priceKind, priceUnit: unit } as PriceFields
  if (priceKind === 'range') {
    const priceTo = readPrice(draft.priceTo)
    return Number(priceTo) > Number(fields.price) ? { ...fields, priceTo: priceTo ?? null } : undefined
  }
  if (priceKind === 'package') {
    const size = wholeNumberIn(packageSize)
    return size >= 2 ? { ...fields, packageSize: size } : undefined
  }
  return fields
}

function problemsOfPrice(draft: PriceInput): Readonly<Record<string, string>> {
  if (priceIn(draft)) return {}
  const { priceKind, price, packageSize } = draft
  const amount = readServicePrice(price)?.fields
  if (amount?.priceKind !== 'fixed') return { price: priceNeeded }
  if (priceKind === 'range') return { priceTo: 'Please enter more than the lower price' }
  return wholeNumberIn(packageSize) >= 2 ? {} : { packageSize: 'Please enter 2 sessions or more' }
}

const notAbove0 = (typed: string, field: string, message: string) =>
  typedText(typed) && !(wholeNumberIn(typed) > 0) ? { [field]: message } : {}
