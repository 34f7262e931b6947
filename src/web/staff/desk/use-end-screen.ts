import { useQueryClient } from '@tanstack/react-query'
import { getListDeskScreensQueryKey, useEndDeskScreen } from '#api/desk/desk.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'

/** Ends a desk screen; one that was over already is gone from the list as well. */
export function useEndScreen(onDone: () => void) {
  const queries = useQueryClient()
  const done = () => {
    onDone()
    return queries.invalidateQueries({ queryKey: getListDeskScreensQueryKey() })
  }
  return useEndDeskScreen({
    mutation: {
      onSuccess: () => {
        showToast({ title: 'Screen Ended', tone: 'positive' })
        return done()
      },
      onError: error => {
        if (handleUnauthorized(error)) return
        showToast({ title: 'Error', description: error.sentence, tone: 'critical' })
        if (error.status === 404) return done()
      },
    },
  })
}
