import { type FormEvent, useState } from 'react'
import { addDiaryEntry, getExpectBonusesQueryKey, getListDiaryEntriesQueryKey } from '#api/diary/diary.ts'
import { useAction } from '../../data/use-action.ts'
import { pointsEarned } from '../../format/points.ts'
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
import { loadDraft, nameFor, saveDraft } from './saved-draft.ts'
import { usePhoto } from './use-photo.ts'

export type EntryForm = ReturnType<typeof useEntryForm>

const photoNotSent = 'Please upload the photo again, or remove it.'

/** The entry form's input, errors and submission. Input is kept until the entry is saved. */
export function useEntryForm(memberId: string, onAdded: () => void) {
  const [draft, setDraft] = useState<Draft>(() => loadDraft(memberId))
  const [problems, setProblems] = useState<Problems>({})
  const change = (next: Partial<Draft>) => {
    setDraft(before => {
      const changed = { ...before, ...next }
      saveDraft(memberId, changed)
      return changed
    })
    setProblems(before => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in next))))
  }
  const uploading = usePhoto((photo, awaitsPhoto) => change({ photo, awaitsPhoto }))
  const adding = useAdding({
    draft: nameFor(memberId),
    onAdded: () => {
      uploading.cancel()
      change(emptyDraft)
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
    else adding.mutate(bodyOf(draft))
  }
  return { draft, change, field, problems, submit, uploading, busy: adding.isPending }
}

type Adding = { draft: string; onAdded: () => void; onProblems: (problems: Problems) => void }

function useAdding({ draft, onAdded, onProblems }: Adding) {
  const renewMember = useRenewMember()
  return useAction({
    call: addDiaryEntry,
    once: true,
    draft,
    onSuccess: ({ pointsAwarded }) => {
      if (pointsAwarded > 0) renewMember()
      onAdded()
    },
    onFailed: error => onProblems(problemsIn(error)),
    success: ({ pointsAwarded, message }) => ({
      title: pointsAwarded > 0 ? pointsEarned(pointsAwarded) : 'Diary entry added',
      description: message,
    }),
    failure: 'Failed to create diary entry',
    // After an error, too, because an entry whose response was lost was saved.
    refreshes: [getListDiaryEntriesQueryKey(), getExpectBonusesQueryKey()],
    refreshesAnyway: true,
  })
}

function focusFirstProblem(form: HTMLFormElement): void {
  const places = '[aria-invalid=true], button[aria-describedby]'
  requestAnimationFrame(() => form.querySelector<HTMLElement>(places)?.focus())
}
