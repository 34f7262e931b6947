import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  addDiaryEntry,
  getExpectBonusesQueryKey,
  getListDiaryEntriesQueryKey,
  useAddDiaryEntry,
} from '#api/diary/diary.ts'
import type { DiaryAnswer } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'
import { pointsEarned } from '../../format/points.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { useRenewMember } from '../../member/use-renew-member.ts'
import {
  bodyOf,
  type Draft,
  emptyDraft,
  type Problems,
  problemsIn,
  problemsOf,
  type TextField,
} from './entry-draft.ts'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { usePhoto } from './use-photo.ts'

export type EntryForm = ReturnType<typeof useEntryForm>

const photoNotSent = 'Please send the photo again, or remove it.'

/** What is typed, what is wrong with it, and sending it. Nothing typed is lost before it is in the diary. */
export function useEntryForm(memberId: string, onAdded: () => void) {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(memberId))
  const [problems, setProblems] = useState<Problems>({})
  const change = (next: Partial<Draft>) => {
    setDraft(before => {
      const changed = { ...before, ...next }
      keepDraft(memberId, changed)
      return changed
    })
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))))
  }
  const uploading = usePhoto(photo => change({ photo }))
  const adding = useAdding({
    onAdded: () => {
      change(emptyDraft)
      uploading.cancel()
      onAdded()
    },
    onProblems: setProblems,
  })
  const field = (name: TextField) => ({
    name,
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = {
      ...problemsOf(draft),
      ...(uploading.upload.status === 'failed' && { photo: photoNotSent }),
    }
    setProblems(found)
    if (Object.keys(found).length > 0) focusFirstProblem(form)
    else adding.mutate({ data: bodyOf(draft) })
  }
  return { draft, change, field, problems, submit, uploading, busy: adding.isPending }
}

type Outcome = { onAdded: () => void; onProblems: (problems: Problems) => void }

function useAdding({ onAdded, onProblems }: Outcome) {
  const queries = useQueryClient()
  const renewMember = useRenewMember()
  const keys = useIdempotencyKeys()
  return useAddDiaryEntry({
    mutation: {
      mutationFn: ({ data }) => addDiaryEntry(data, keys.headersFor(JSON.stringify(data))),
      onSuccess: (answer, { data }) => {
        keys.answered(JSON.stringify(data))
        tellAdded(answer)
        if (answer.pointsAwarded > 0) renewMember()
        onAdded()
      },
      onError: (error, { data }) => {
        keys.failed(JSON.stringify(data), error)
        if (handleUnauthorized(error)) return
        onProblems(problemsIn(error))
        showToast({
          title: 'Failed to create diary entry',
          description: error.sentence,
          tone: 'critical',
        })
      },
      // Also after a failure: an entry whose answer was lost is there.
      onSettled: () => {
        void queries.invalidateQueries({ queryKey: getListDiaryEntriesQueryKey() })
        void queries.invalidateQueries({ queryKey: getExpectBonusesQueryKey() })
      },
    },
  })
}

const tellAdded = ({ pointsAwarded, message }: DiaryAnswer) =>
  showToast({
    title: pointsAwarded > 0 ? pointsEarned(pointsAwarded) : 'Diary entry added',
    description: message,
    tone: 'positive',
  })

function focusFirstProblem(form: HTMLFormElement): void {
  const places = '[aria-invalid=true], button[aria-describedby]'
  requestAnimationFrame(() => form.querySelector<HTMLElement>(places)?.focus())
}
