import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useReadConsentWords } from '#api/consents/consents.ts'
import { enrollPatient } from '#api/contacts/contacts.ts'
import { getListPatientsQueryKey } from '#api/patients/patients.ts'
import { hasResponse } from '../../../data/request.ts'
import { useAction } from '../../../data/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { patientAddress } from '../patient-labels.ts'
import { type EnrollDraft, emptyEnrollment, enrollmentOf, problemsOf } from './enroll-draft.ts'

const kept = 'enroll'

/** The enrollment form. Its input survives signing in again. Asks once about a shared phone number or email. */
export function useEnroll(onDone: () => void) {
  const navigate = useNavigate()
  const form = useForm<EnrollDraft>({ empty: emptyEnrollment, kept, problemsOf })
  const { data: words } = useReadConsentWords()
  const [taken, setTaken] = useState<string>()
  const { mutate, isPending } = useAction({
    call: enrollPatient,
    once: true,
    draft: kept,
    onSuccess: ({ id }) => {
      form.clear()
      onDone()
      void navigate({ to: patientAddress(id) })
    },
    onFailed: ({ code, userMessage }) => setTaken(code === 'contact-taken' ? userMessage : undefined),
    success: ({ message }) => ({ title: 'Enrolled', description: message }),
    failure: error =>
      error.code === 'contact-taken' || Object.keys(error.fields).length > 0
        ? undefined
        : { title: 'Error', description: hasResponse(error) ? error.userMessage : 'Failed to enroll' },
    refreshes: [getListPatientsQueryKey()],
  })
  const send = (draft: EnrollDraft, sharesContacts: boolean, showProblems: typeof form.setProblems) =>
    mutate(
      { ...enrollmentOf(draft, words?.wording), ...(sharesContacts && { sharesContacts }) },
      { onError: ({ fields }) => showProblems(fields) },
    )
  return {
    ...form,
    change: (part: Partial<EnrollDraft>) => {
      setTaken(undefined)
      form.change(part)
    },
    busy: isPending,
    taken,
    words,
    share: () => send(form.draft, true, form.setProblems),
    submit: form.submit((draft, showProblems) => !isPending && send(draft, false, showProblems)),
  }
}
