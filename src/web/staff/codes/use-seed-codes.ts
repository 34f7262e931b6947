import { useQueryClient } from '@tanstack/react-query'
import { useSeedCheckInCodes } from '#api/desk/desk.ts'
import { getListCheckInCodesQueryKey } from '#api/loyalty/loyalty.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'

/** Makes the default codes where they are missing; a second time changes nothing. */
export function useSeedCodes() {
  const queryClient = useQueryClient()
  return useSeedCheckInCodes({
    mutation: {
      onSuccess: () => {
        showToast({ title: 'QR codes created', tone: 'positive' })
        return queryClient.invalidateQueries({ queryKey: getListCheckInCodesQueryKey() })
      },
      onError: error => {
        if (handleUnauthorized(error)) return
        showToast({ title: 'Failed to create QR codes', description: error.sentence, tone: 'critical' })
      },
    },
  })
}
