import { type FormEvent, useState } from 'react'
import { adjustPoints, useAdjustPoints } from '#api/loyalty/loyalty.ts'
import type { Patient } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { keepDraft, keptDraft } from '../../data/drafts.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { emptyDraft, errorsOf, type PointsDraft, type PointsErrors } from './points-draft.ts'
import { useShowingChange } from './use-patients.ts'

/** The edit-points form: what is filled in, which survives closing and signing in again, and sending it once. */
export function useEditingPoints({ id }: Patient, onDone: () => void) {
  const kept = `points-of-${id}`
  const [draft, setDraft] = useState(() => keptDraft<PointsDraft>(kept) ?? emptyDraft)
  const [errors, setErrors] = useState<PointsErrors>({})
  const showChange = useShowingChange()
  const keys = useIdempotencyKeys(kept)
  const { mutate, isPending } = useAdjustPoints({
    mutation: {
      mutationFn: ({ data }) => adjustPoints(data, keys.headersFor(JSON.stringify(data))),
      onSuccess: ({ message, pointsBalance }, { data }) => {
        keys.answered(JSON.stringify(data))
        keepDraft(kept)
        showChange(id, { pointsBalance, points: pointsBalance })
        showToast({
          title: 'Points Updated Successfully!',
          description: `${message} The patient has been notified.`,
          tone: 'positive',
        })
        onDone()
      },
      onError: (error, { data }) => {
        keys.failed(JSON.stringify(data), error)
        if (handleUnauthorized(error)) return
        showToast({ title: 'Update Failed', description: error.sentence, tone: 'critical' })
      },
    },
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
      mutate({ data: { userId: id, points: Number(points), reason: reason.trim(), type } })
    },
  }
}
