import { useQueryClient } from '@tanstack/react-query'
import { getListAwardsQueryKey, useUndoAward } from '#api/desk/desk.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { hasResponse } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'

/** Takes an award back; once it was answered, the list says how things are now. */
export function useUndoing(onAnswered: () => void) {
  const queries = useQueryClient()
  const renew = () => queries.invalidateQueries({ queryKey: getListAwardsQueryKey() })
  return useUndoAward({
    mutation: {
      onSuccess: ({ message }) => {
        onAnswered()
        showToast({ title: 'Award Undone', description: message, tone: 'positive' })
        return renew()
      },
      onError: error => {
        if (handleUnauthorized(error)) return
        showToast({ title: 'Not Undone', description: error.sentence, tone: 'critical' })
        if (!hasResponse(error)) return
        onAnswered()
        return renew()
      },
    },
  })
}
