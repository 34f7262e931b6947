import { endDeskScreen, getListDeskScreensQueryKey } from '#api/check-in/check-in.ts'
import { useAction } from '../../data/use-action.ts'

/** Ends a desk screen. One that has already ended is also removed from the list. */
export function useEndScreen(onDone: (id: string) => void) {
  return useAction({
    call: (id: string) => endDeskScreen(id),
    success: () => ({ title: 'Screen Ended' }),
    failure: 'Error',
    isOver: ({ status }) => status === 404,
    onOver: onDone,
    refreshes: [getListDeskScreensQueryKey()],
  })
}
