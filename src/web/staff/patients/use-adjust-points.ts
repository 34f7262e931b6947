import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import { adjustPoints } from '#api/points/points.ts'
import type { Patient } from '#api/schemas/index.ts'
import { getReadTimelineQueryKey } from '#api/timeline/timeline.ts'
import { useAction } from '../../data/use-action.ts'
import { useForm } from '../../form/use-form.ts'
import { bodyOf, emptyDraft, type PointsDraft, problemsOf } from './points-draft.ts'
import { useShowingChange } from './use-patients.ts'

/** The edit-points form. Its input survives closing and signing in again, and is sent only once. */
export function useEditingPoints({ id }: Patient, onDone: () => void) {
  const kept = `points-of-${id}`
  const form = useForm<PointsDraft>({ empty: emptyDraft, kept, problemsOf })
  const showChange = useShowingChange()
  const { mutate, isPending } = useAction({
    call: adjustPoints,
    once: true,
    draft: kept,
    onSuccess: ({ pointsBalance }) => {
      form.clear()
      showChange(id, { pointsBalance, points: pointsBalance })
      onDone()
    },
    success: ({ message }) => ({
      title: 'Points Updated Successfully!',
      description: `${message} The patient will be notified.`,
    }),
    failure: 'Update Failed',
    // After an error, too: the history then shows a change whose response was lost.
    refreshes: [getReadPatientQueryKey(id), getReadTimelineQueryKey(id)],
    refreshesAnyway: true,
  })
  return {
    busy: isPending,
    field: form.field,
    change: (part: Partial<PointsDraft>) => {
      form.setProblems({})
      form.change(part)
    },
    submit: form.submit(typed => !isPending && mutate(bodyOf(typed, id))),
  }
}
