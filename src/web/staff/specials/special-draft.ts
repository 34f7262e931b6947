import { CreatePromotionBody } from '#api/bodies/promotions/promotions.ts'
import type { CreatePromotionBody as Body, OfferedPromotion } from '#api/schemas/index.ts'
import { contractProblems } from '../../form/contract-problems.ts'
import { fieldProblems } from '../../form/field-problems.ts'
import { typedText } from '../../form/typed-text.ts'
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
type SpecialField = keyof SpecialDraft

const missing: Readonly<Record<Exclude<SpecialField, 'targetAudience'>, string>> = {
  title: fieldProblems.title,
  description: 'Please enter a description',
  discountType: 'Please select a type',
  discountValue: 'Please enter a value',
  validFrom: 'Please choose a start date',
  validUntil: 'Please choose an end date',
}

/** Errors in a special. Whether the value fits the type is checked by the server. */
export const problemsOf = (draft: SpecialDraft) => ({
  ...contractProblems(CreatePromotionBody, specialOf(draft), missing),
  ...unreadableIn(draft),
})

export const isIncomplete = (draft: SpecialDraft) =>
  Object.keys(missing).some(field => !typedText(draft[field as SpecialField]))

function unreadableIn({ discountValue }: SpecialDraft): Record<string, string> {
  return !typedText(discountValue) || /^(?:\d+\.?\d*|\.\d+)$/.test(typedText(discountValue))
    ? {}
    : { discountValue: 'Please enter a number like 20 or 12.50' }
}

export const specialOf = (draft: SpecialDraft) =>
  ({
    ...draft,
    title: typedText(draft.title),
    description: typedText(draft.description),
    discountValue: Number.parseFloat(draft.discountValue),
  }) as Body

/** The special as its card shows it, with placeholders for missing parts. */
export function previewOf(draft: SpecialDraft): OfferedPromotion {
  const today = clinicToday()
  return {
    id: 'preview',
    title: typedText(draft.title) || 'Special title',
    description: typedText(draft.description) || 'Describe it in a sentence or two.',
    discountType: (draft.discountType || 'other') as OfferedPromotion['discountType'],
    discountValue: Number.parseFloat(draft.discountValue) || 0,
    validFrom: draft.validFrom || today,
    validUntil: draft.validUntil || draft.validFrom || today,
    isActive: true,
    isEligible: true,
    targetAudience: draft.targetAudience as OfferedPromotion['targetAudience'],
  }
}
