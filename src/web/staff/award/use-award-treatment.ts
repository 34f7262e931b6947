import { useState } from 'react'
import type { AwardTreatmentBody } from '#api/schemas/index.ts'
import { awardTreatment, getListAwardsQueryKey } from '#api/treatments/treatments.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { type ApiError, hasResponse } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { type Problems, useForm } from '../../form/use-form.ts'
import { type AwardDraft, emptyAward, problemsOf, refusalOf, treatmentOf } from './award-draft.ts'
import { deskPlace, keepDeskPlace } from './desk-place.ts'

const draftName = 'award'

type Places = readonly { id: string }[] | undefined

/** The award form: what is filled in, sending it once, and the question about a probable duplicate. */
export function useAwarding(locations: Places) {
  const form = useForm<AwardDraft>({
    empty: { ...emptyAward, locationId: deskPlace() },
    kept: draftName,
    problemsOf,
  })
  const [userMessage, setSentence] = useState<string>()
  const awarding = useSending({
    onAwarded: ({ locationId = '' }) => {
      if (locations) keepDeskPlace(locationId)
      form.clear()
      form.change({ locationId })
      setSentence(undefined)
    },
    onRefused: error => setSentence(error.code === 'probable-duplicate' ? error.userMessage : undefined),
  })
  const send = (draft: AwardDraft, showProblems: (problems: Problems) => void, countAgain?: true) =>
    awarding.mutate(
      { ...treatmentOf(atOneOf(locations, draft)), ...(countAgain && { countAgain }) },
      { onError: error => showProblems(fieldsOf(error)) },
    )
  return {
    busy: awarding.isPending,
    field: form.field,
    change: form.change,
    submit: form.submit(send, problems =>
      showToast({ ...refusalOf(form.draft, problems), tone: 'critical' }),
    ),
    duplicate: {
      userMessage,
      countAgain: () => send(form.draft, form.setProblems, true),
      drop: () => setSentence(undefined),
    },
  }
}

/** A place that is no longer there is none; while nobody knows the places, the draft's stays. */
const atOneOf = (locations: Places, draft: AwardDraft): AwardDraft =>
  !locations || locations.some(({ id }) => id === draft.locationId) ? draft : { ...draft, locationId: '' }

type Sending = { onAwarded: (sent: AwardTreatmentBody) => void; onRefused: (error: ApiError) => void }

/** The same award has the same key until it was answered: a lost answer can't award twice. */
const useSending = ({ onAwarded, onRefused }: Sending) =>
  useAction({
    call: awardTreatment,
    once: true,
    draft: draftName,
    onSuccess: (_answer, sent) => onAwarded(sent),
    onFailed: onRefused,
    success: ({ message }) => ({ title: 'Points Awarded', description: message }),
    failure: error =>
      error.code === 'probable-duplicate'
        ? undefined
        : { title: 'Error', description: hasResponse(error) ? error.userMessage : 'Failed to award points' },
    refreshes: [getListAwardsQueryKey()],
  })

function fieldsOf({ code, userMessage, fields }: ApiError): Problems {
  if (code === 'unknown-patient') return { userEmail: userMessage }
  return fields
}
