import type { CreatePromotionBody, OfferedPromotion } from '#api/schemas/index.ts'
import { clinicToday } from '../../format/days.ts'

export const emptySpecial = {
  title: '',
  description: '',
  discountType: '',
  discountValue: '',
  validFrom: '',
  validUntil: '',
  targetAudience: 'ALL',
}

export type SpecialDraft = Readonly<typeof emptySpecial>
export type SpecialField = keyof SpecialDraft

const missing: Readonly<Record<Exclude<SpecialField, 'targetAudience'>, string>> = {
  title: 'Please enter a title',
  description: 'Please enter a description',
  discountType: 'Please select a type',
  discountValue: 'Please enter a value',
  validFrom: 'Please choose the first day',
  validUntil: 'Please choose the last day',
}

/** What is still empty. */
export function missingIn(draft: SpecialDraft): Partial<Record<SpecialField, string>> {
  const empty = Object.entries(missing).filter(([field]) => !draft[field as SpecialField].trim())
  return Object.fromEntries(empty)
}

/** A value that is no decimal; whether the type can have it, the clinic's rules say. */
export function unreadableIn({ discountValue }: SpecialDraft): Partial<Record<SpecialField, string>> {
  return /^(?:\d+\.?\d*|\.\d+)$/.test(discountValue.trim())
    ? {}
    : { discountValue: 'Please enter a number, such as 20 or 12.50' }
}

export const specialOf = (draft: SpecialDraft) =>
  ({
    ...draft,
    title: draft.title.trim(),
    description: draft.description.trim(),
    discountValue: Number.parseFloat(draft.discountValue),
  }) as CreatePromotionBody

/** The special as its card shows it, with words in the place of what is not there yet. */
export function previewOf(draft: SpecialDraft): OfferedPromotion {
  const today = clinicToday()
  return {
    id: 'preview',
    title: draft.title.trim() || 'The title of the special',
    description: draft.description.trim() || 'What it is, in a sentence or two.',
    discountType: (draft.discountType || 'other') as OfferedPromotion['discountType'],
    discountValue: Number.parseFloat(draft.discountValue) || 0,
    validFrom: draft.validFrom || today,
    validUntil: draft.validUntil || draft.validFrom || today,
    isActive: true,
    isEligible: true,
    targetAudience: draft.targetAudience as OfferedPromotion['targetAudience'],
  }
}
