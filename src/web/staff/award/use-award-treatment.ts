import { useState } from 'react'
import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import type { AwardTreatmentBody, Service } from '#api/schemas/index.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'
import { awardTreatment, getListAwardsQueryKey } from '#api/treatments/treatments.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { type ApiError, hasResponse } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { type Problems, useForm } from '../../form/use-form.ts'
import { hasOpenPoints } from '../../format/service-price.ts'
import { type AwardDraft, emptyAward, noPoints, problemsOf, refusalOf, treatmentOf } from './award-draft.ts'
import { deskPlace, keepDeskPlace, placeAmong } from './desk-place.ts'

type Places = readonly { id: string }[] | undefined

type ServiceToAward = Pick<Service, 'id' | 'pointsEarned' | 'priceKind' | 'priceUnit'>

/** The desk's options; refetched if a publication changed them. */
export interface Choices {
  readonly locations: Places
  readonly services: readonly ServiceToAward[] | undefined
  readonly reloadServices: () => unknown
  /** The patient, if known; and a callback after the award. */
  readonly patient?: { readonly id: string }
  readonly onDone?: () => void
}

/** The award form: its input, sending it once, and confirmation questions. */
export function useAwarding({ locations, services, reloadServices, patient, onDone }: Choices) {
  const kept = patient ? `award-of-${patient.id}` : 'award'
  const placed = (draft: AwardDraft) => ({ ...draft, locationId: placeAmong(locations, draft.locationId) })
  const form = useForm<AwardDraft>({
    empty: { ...emptyAward, memberId: patient?.id ?? '' },
    kept,
    problemsOf: draft => ({ ...openPoints(services, draft), ...problemsOf(placed(draft)) }),
  })
  const [question, ask] = useState<Question>()
  const awarding = useSending({
    kept,
    patient,
    onAwarded: ({ locationId = '' }) => {
      // An untouched field isn't a choice: staff are still asked.
      if (locations && (locationId || placeAmong(locations, deskPlace() ?? ''))) keepDeskPlace(locationId)
      form.clear()
      ask(undefined)
      onDone?.()
    },
    onRefused: ({ code, userMessage }) => {
      if (code === 'points-changed') reloadServices()
      ask(isQuestion(code) ? { code, userMessage } : undefined)
    },
  })
  const send = (draft: AwardDraft, showProblems: (problems: Problems) => void, countAgain?: true) =>
    awarding.mutate(
      {
        ...treatmentOf(placed(draft)),
        ...shownTo(services, draft),
        ...(countAgain && { countAgain }),
      },
      { onError: error => showProblems(fieldsOf(error)) },
    )
  return {
    busy: awarding.isPending,
    field: form.field,
    change: form.change,
    submit: form.submit(send, problems =>
      showToast({ ...refusalOf(form.draft, problems), tone: 'critical' }),
    ),
    question,
    confirm: () =>
      send(form.draft, form.setProblems, question?.code === 'probable-duplicate' ? true : undefined),
    drop: () => ask(undefined),
  }
}

const questions = ['probable-duplicate', 'points-changed'] as const

/** A refusal that the user can confirm. */
export interface Question {
  readonly code: (typeof questions)[number]
  readonly userMessage: string
}

const isQuestion = (code: string | undefined): code is Question['code'] =>
  questions.some(question => question === code)

/** The points shown with the chosen service, unless others were typed (D-213). */
function shownTo(services: Choices['services'], { serviceId, customPoints }: AwardDraft) {
  const shownPoints = services?.find(({ id }) => id === serviceId)?.pointsEarned
  return shownPoints === undefined || customPoints.trim() ? undefined : { shownPoints }
}

function openPoints(services: Choices['services'], { serviceId, customPoints }: AwardDraft): Problems {
  const service = services?.find(({ id }) => id === serviceId)
  return service && hasOpenPoints(service) && !customPoints.trim() ? { customPoints: noPoints } : {}
}

type Sending = {
  kept: string
  patient: Choices['patient']
  onAwarded: (sent: AwardTreatmentBody) => void
  onRefused: (error: ApiError) => void
}

/** An award keeps its key until there is a response, so a lost response can't award twice. */
const useSending = ({ kept, patient, onAwarded, onRefused }: Sending) =>
  useAction({
    call: awardTreatment,
    once: true,
    draft: kept,
    onSuccess: (_answer, sent) => onAwarded(sent),
    onFailed: onRefused,
    success: ({ message }) => ({ title: 'Points Awarded', description: message }),
    failure: error =>
      isQuestion(error.code)
        ? undefined
        : { title: 'Error', description: hasResponse(error) ? error.userMessage : 'Failed to award points' },
    refreshes: [
      getListAwardsQueryKey(),
      ...(patient ? [getReadPatientQueryKey(patient.id), getReadTimelineQueryKey(patient.id)] : []),
    ],
    // Shows an award whose response was lost.
    refreshesAnyway: true,
  })

function fieldsOf({ code, userMessage, fields }: ApiError): Problems {
  if (code === 'unknown-patient') return { userEmail: userMessage }
  return fields
}
