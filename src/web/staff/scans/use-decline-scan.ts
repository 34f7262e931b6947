import { useDeclineScan } from '#api/desk/desk.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { isFinal } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { isSettled, useRenewScans } from './use-renew-scans.ts'

/** Declines a scan; one that another desk decided meanwhile goes from the list as well. */
export function useDecliningScan(onDone: () => void) {
  const renew = useRenewScans()
  return useDeclineScan({
    mutation: {
      onSuccess: ({ message }) => {
        onDone()
        showToast({ title: 'Scan Declined', description: message, tone: 'positive' })
      },
      onError: error => {
        if (handleUnauthorized(error)) return
        showToast({
          title: 'Not Declined',
          description: error.sentence,
          tone: isSettled(error) ? 'plain' : 'critical',
        })
        if (isFinal(error)) onDone()
      },
      onSettled: renew,
    },
  })
}
