import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { getCurrentUserQueryKey } from '#api/identity/identity.ts'
import { submitIntake, useSubmitIntake } from '#api/privacy/privacy.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import type { IntakeForm } from './intake-draft.ts'
import { submissionOf } from './intake-rules.ts'

/** Hands the intake in, once however often it is pressed; what was typed stays until the clinic has it. */
export function useSubmittingIntake(
  form: IntakeForm,
  done: { onSuccess: () => void; onProblems: () => void },
) {
  const keys = useIdempotencyKeys()
  const queries = useQueryClient()
  const underWay = useRef(false)
  const { mutate, isPending, error } = useSubmitIntake({
    mutation: {
      // Health answers don't stay in memory as the variables of a call that is over.
      gcTime: 0,
      mutationFn: ({ data }) => submitIntake(data, keys.headersFor(JSON.stringify(data))),
      onSuccess: (_, { data }) => {
        form.forget()
        void queries.invalidateQueries({ queryKey: getCurrentUserQueryKey() })
        showToast({
          title: 'Medical intake received',
          description: thanksFor(data.smsConsent === true && !form.known.smsConsent),
          tone: 'positive',
        })
        done.onSuccess()
      },
      onError: (problem, { data }) => {
        keys.failed(JSON.stringify(data), problem)
        if (handleUnauthorized(problem)) return
        form.setProblems(problem.fields)
        if (Object.keys(problem.fields).length > 0) done.onProblems()
        showToast({
          title: 'Submission Error',
          description: 'Please try again or contact support.',
          tone: 'critical',
        })
      },
      onSettled: () => {
        underWay.current = false
      },
    },
  })
  const submit = () => {
    if (underWay.current) return
    underWay.current = true
    mutate({ data: submissionOf(form.draft) })
  }
  return { submit, isPending, failure: error?.status === 401 ? null : error }
}

const thanksFor = (getsCode: boolean) =>
  getsCode
    ? 'Thank you. Offers by text begin with the code that comes to your phone: enter it under Offers and news in your profile.'
    : 'Thank you. Only the clinical team can read it.'
