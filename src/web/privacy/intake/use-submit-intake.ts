import { useRef } from 'react'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { submitIntake } from '#api/privacy/privacy.ts'
import { useAction } from '../../data/use-action.ts'
import type { IntakeForm } from './intake-draft.ts'
import { submissionOf } from './intake-rules.ts'

/** Submits the intake once, even if clicked twice; the input stays until the server has it. */
export function useSubmittingIntake(
  form: IntakeForm,
  done: { onSuccess: () => void; onProblems: () => void },
) {
  const underWay = useRef(false)
  const { mutate, isPending, error } = useAction({
    call: submitIntake,
    once: true,
    secret: true,
    onSuccess: () => {
      form.forget()
      done.onSuccess()
    },
    success: (_, { smsConsent }) => ({
      title: 'Medical intake received',
      description: thanksFor(smsConsent === true && !form.known.smsConsent),
    }),
    onFailed: problem => {
      form.setProblems(problem.fields)
      if (Object.keys(problem.fields).length > 0) done.onProblems()
    },
    failure: () => ({
      title: 'Submission Error',
      description: 'Please try again or contact support.',
    }),
    onSettled: () => {
      underWay.current = false
    },
    refreshes: [getCurrentUserQueryKey()],
  })
  const submit = () => {
    if (underWay.current) return
    underWay.current = true
    mutate(submissionOf(form.draft))
  }
  return { submit, isPending, failure: error?.status === 401 ? null : error }
}

const thanksFor = (getsCode: boolean) =>
  getsCode
    ? 'Thank you. To get offers by text, go to Offers and news in your profile and enter the code we texted you.'
    : 'Thank you. Only your care team and the practice owner can open it.'
