import { declineScan } from '#api/check-in/check-in.ts'
import { isFinal } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { isSettled, listsOfScans } from './settled-scans.ts'

/** Declines a scan. One that another desk decided meanwhile is also removed from the list. */
export function useDecliningScan(onDone: (id: string) => void) {
  return useAction({
    call: (id: string) => declineScan(id),
    success: ({ message }) => ({ title: 'Scan Declined', description: message }),
    failure: error => ({
      title: 'Couldn’t Decline',
      description: error.userMessage,
      tone: isSettled(error) ? 'plain' : 'critical',
    }),
    isOver: isFinal,
    onOver: onDone,
    refreshes: listsOfScans(),
    refreshesAnyway: true,
  })
}
