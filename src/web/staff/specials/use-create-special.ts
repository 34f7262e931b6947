import { createPromotion, getListAllPromotionsQueryKey } from '#api/promotions/promotions.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { useAction } from '../../data/use-action.ts'
import { useForm } from '../../form/use-form.ts'
import { emptySpecial, isIncomplete, problemsOf, type SpecialDraft, specialOf } from './special-draft.ts'

const draftName = 'special'

/** The form of a monthly special. Its input is kept until it's saved; retrying creates it only once. */
export function useCreatingSpecial() {
  const form = useForm<SpecialDraft>({ empty: emptySpecial, kept: draftName, problemsOf })
  const creating = useCreating(form.clear)
  const submit = form.submit(
    (typed, showProblems) => {
      if (creating.isPending) return
      creating.mutate(specialOf(typed), { onError: ({ fields }) => showProblems(fields) })
    },
    () => isIncomplete(form.draft) && showToast(incomplete),
  )
  return { draft: form.draft, field: form.field, submit, busy: creating.isPending }
}

const incomplete = {
  title: 'Missing Information',
  description: 'Please fill in all required fields',
  tone: 'critical',
} as const

function useCreating(onCreated: () => void) {
  return useAction({
    call: createPromotion,
    once: true,
    draft: draftName,
    onSuccess: onCreated,
    success: ({ title }) => ({ title: 'Monthly Special Created!', description: title }),
    failure: ({ userMessage }) => ({
      title: 'Error',
      description: userMessage || 'Failed to create promotion',
    }),
    refreshes: [getListAllPromotionsQueryKey()],
  })
}
