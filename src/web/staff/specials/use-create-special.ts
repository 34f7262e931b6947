import type { FormEvent } from 'react'
import { createPromotion, getListAllPromotionsQueryKey } from '#api/content/content.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { useAction } from '../../data/use-action.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { useKeptDraft } from '../../form/use-kept-draft.ts'
import { emptySpecial, missingIn, type SpecialField, specialOf, unreadableIn } from './special-draft.ts'

const draftName = 'special'

/** The form of a monthly special: kept until the clinic has it, created once however often it is sent. */
export function useCreatingSpecial() {
  const { draft, field, setProblems, clear } = useKeptDraft<SpecialField>(draftName, emptySpecial)
  const creating = useCreating(clear)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (creating.isPending) return
    const form = event.currentTarget
    const showProblems = (problems: Readonly<Record<string, string>>) => {
      setProblems(problems)
      focusFirstProblem(form)
    }
    const missing = missingIn(draft)
    const problems = { ...unreadableIn(draft), ...missing }
    if (Object.keys(missing).length > 0) tell('Missing Information', 'Please fill in all required fields')
    if (Object.keys(problems).length > 0) return showProblems(problems)
    creating.mutate(specialOf(draft), { onError: ({ fields }) => showProblems(fields) })
  }
  return { draft, field, submit, busy: creating.isPending }
}

function useCreating(onCreated: () => void) {
  return useAction({
    call: createPromotion,
    once: true,
    draft: draftName,
    onSuccess: onCreated,
    success: ({ title }) => ({ title: 'Monthly Special Created!', description: title }),
    failure: ({ sentence }) => ({ title: 'Error', description: sentence || 'Failed to create promotion' }),
    refreshes: [getListAllPromotionsQueryKey()],
  })
}

const tell = (title: string, description: string) => showToast({ title, description, tone: 'critical' })
