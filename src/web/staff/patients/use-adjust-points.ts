import { type FormEvent, useState } from 'react'
import { adjustPoints } from '#api/loyalty/loyalty.ts'
import type { Patient } from '#api/schemas/index.ts'
import { keepDraft, keptDraft } from '../../data/drafts.ts'
import { useAction } from '../../data/use-action.ts'
import { emptyDraft, errorsOf, type PointsDraft, type PointsErrors } from './points-draft.ts'
import { useShowingChange } from './use-patients.ts'

/** The edit-points form: what is filled in, which survives closing and signing in again, and sending it once. */
export function useEditingPoints({ id }: Patient, onDone: () => void) {
  const kept = `points-of-${id}`
  const [draft, setDraft] = useState(() => keptDraft<PointsDraft>(kept) ?? emptyDraft)
  const [errors, setErrors] = useState<PointsErrors>({})
  const showChange = useShowingChange()
  const { mutate, isPending } = useAction({
    call: adjustPoints,
    once: true,
    draft: kept,
    onSuccess: ({ pointsBalance }) => {
      keepDraft(kept)
      showChange(id, { pointsBalance, points: pointsBalance })
      onDone()
    },
    success: ({ message }) => ({
      title: 'Points Updated Successfully!',
      description: `${message} The patient has been notified.`,
    }),
    failure: 'Update Failed',
  })
  return {
    busy: isPending,
    errors,
    draft,
    change: (change: Partial<PointsDraft>) => {
      const changed = { ...draft, ...change }
      setDraft(changed)
      setErrors({})
      keepDraft(kept, changed)
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      const found = errorsOf(draft)
      setErrors(found ?? {})
      if (found || isPending) return
      const { type, points, reason } = draft
      mutate({ userId: id, points: Number(points), reason: reason.trim(), type })
    },
  }
}
