import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { createPromotion, getListAllPromotionsQueryKey, useCreatePromotion } from '#api/content/content.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { useKeptDraft } from '../../form/use-kept-draft.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
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
    creating.mutate({ data: specialOf(draft) }, { onError: ({ fields }) => showProblems(fields) })
  }
  return { draft, field, submit, busy: creating.isPending }
}

function useCreating(onCreated: () => void) {
  const queries = useQueryClient()
  const keys = useIdempotencyKeys(draftName)
  return useCreatePromotion({
    mutation: {
      mutationFn: ({ data }) => createPromotion(data, keys.headersFor(JSON.stringify(data))),
      onSuccess: ({ title }, { data }) => {
        keys.answered(JSON.stringify(data))
        onCreated()
        showToast({ title: 'Monthly Special Created!', description: title, tone: 'positive' })
        return queries.invalidateQueries({ queryKey: getListAllPromotionsQueryKey() })
      },
      onError: (error, { data }) => {
        keys.failed(JSON.stringify(data), error)
        if (!handleUnauthorized(error)) tell('Error', error.sentence || 'Failed to create promotion')
      },
    },
  })
}

const tell = (title: string, description: string) => showToast({ title, description, tone: 'critical' })
