import { type FormEvent, useState } from 'react'
import { awardTreatment, getListAwardsQueryKey } from '#api/desk/desk.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { keepDraft, keptDraft } from '../../data/drafts.ts'
import { type ApiError, hasResponse } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { type AwardDraft, emptyAward, refusalOf, treatmentOf } from './award-draft.ts'

const draftName = 'award'

/** The award form: what is filled in, sending it once, and the question about a probable duplicate. */
export function useAwarding() {
  const [draft, setDraft] = useState(() => keptDraft<AwardDraft>(draftName) ?? emptyAward)
  const [wrong, setWrong] = useState<Partial<AwardDraft>>({})
  const [sentence, setSentence] = useState<string>()
  const change = (next: AwardDraft) => {
    setDraft(next)
    keepDraft(draftName, next)
  }
  const awarding = useSending({
    onAwarded: () => {
      setDraft(emptyAward)
      keepDraft(draftName)
      setSentence(undefined)
    },
    onRefused: error => {
      setSentence(error.code === 'probable-duplicate' ? error.sentence : undefined)
      setWrong(fieldsOf(error))
    },
  })
  const send = (countAgain: boolean) =>
    awarding.mutate({ ...treatmentOf(draft), ...(countAgain && { countAgain }) })
  return {
    busy: awarding.isPending,
    field: (name: keyof AwardDraft) => ({
      name,
      value: draft[name],
      error: wrong[name],
      onChange: (value: string) => {
        change({ ...draft, [name]: value })
        setWrong({ ...wrong, [name]: undefined })
      },
    }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      const refusal = refusalOf(draft)
      setWrong(refusal?.fields ?? {})
      if (refusal) tell(refusal.title, refusal.description)
      else send(false)
    },
    duplicate: { sentence, countAgain: () => send(true), drop: () => setSentence(undefined) },
  }
}

type Sending = { onAwarded: () => void; onRefused: (error: ApiError) => void }

/** The same award has the same key until it was answered: a lost answer can't award twice. */
const useSending = ({ onAwarded, onRefused }: Sending) =>
  useAction({
    call: awardTreatment,
    once: true,
    draft: draftName,
    onSuccess: onAwarded,
    onFailed: onRefused,
    success: ({ message }) => ({ title: 'Points Awarded', description: message }),
    failure: error =>
      error.code === 'probable-duplicate'
        ? undefined
        : { title: 'Error', description: hasResponse(error) ? error.sentence : 'Failed to award points' },
    refreshes: [getListAwardsQueryKey()],
  })

function fieldsOf({ code, sentence, fields }: ApiError): Partial<AwardDraft> {
  if (code === 'unknown-patient') return { userEmail: sentence }
  return fields
}

const tell = (title: string, description: string) => showToast({ title, description, tone: 'critical' })
