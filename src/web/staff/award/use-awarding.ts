import { type FormEvent, useState } from 'react'
import { useAwardTreatment } from '#api/desk/desk.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { whenUnauthorized } from '../../shell/unauthorized.ts'
import { type AwardDraft, emptyAward, refusalOf, treatmentOf } from './award-draft.ts'

/** The award form: what is filled in, sending it, and the question about a probable duplicate. */
export function useAwarding() {
  const [draft, setDraft] = useState(emptyAward)
  const [sentence, setSentence] = useState<string>()
  const awarding = useAwardTreatment({
    mutation: {
      onSuccess: ({ message }) => {
        setDraft(emptyAward)
        setSentence(undefined)
        showToast({ title: 'Points Awarded', description: message, tone: 'positive' })
      },
      onError: error => {
        const duplicate = error.code === 'probable-duplicate'
        setSentence(duplicate ? error.sentence : undefined)
        if (duplicate || whenUnauthorized(error)) return
        tell('Error', error.sentence || 'Failed to award points')
      },
    },
  })
  const send = (countAgain: boolean) =>
    awarding.mutate({ data: { ...treatmentOf(draft), ...(countAgain && { countAgain }) } })
  return {
    busy: awarding.isPending,
    field: (name: keyof AwardDraft) => ({
      name,
      value: draft[name],
      onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [name]: target.value }),
    }),
    submit: (event: FormEvent) => {
      event.preventDefault()
      const refusal = refusalOf(draft)
      if (refusal) tell(refusal.title, refusal.description)
      else send(false)
    },
    duplicate: { sentence, countAgain: () => send(true), drop: () => setSentence(undefined) },
  }
}

const tell = (title: string, description: string) => showToast({ title, description, tone: 'critical' })
