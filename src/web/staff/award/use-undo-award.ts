import { getListAwardsQueryKey, undoAward } from '#api/treatments/treatments.ts'
import { hasResponse } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'

/** Undoes an award, then refetches the list whatever the response. */
export function useUndoAward(onAnswered: (id: string) => void) {
  return useAction({
    call: (id: string) => undoAward(id),
    success: ({ message }) => ({ title: 'Award Undone', description: message }),
    failure: 'Undo Failed',
    isOver: hasResponse,
    onOver: onAnswered,
    refreshes: [getListAwardsQueryKey()],
  })
}
