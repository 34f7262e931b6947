import { getListRequestsQueryKey, requestPoints } from '#api/requests/requests.ts'
import { useAction } from '../data/use-action.ts'
import { requestDraftName } from './request-draft.ts'

/** Sends a request once, even if it is retried, and shows the result. */
export const useRequesting = (memberId: string, onSent: () => void) =>
  useAction({
    call: requestPoints,
    once: true,
    draft: requestDraftName(memberId),
    onSuccess: onSent,
    success: ({ serviceName }) => ({
      title: 'Request Sent',
      description: `We’ll review your ${serviceName} visit and let you know here.`,
    }),
    failure: 'Request Failed',
    // After an error, too, because a request whose response was lost was sent.
    refreshes: [getListRequestsQueryKey()],
    refreshesAnyway: true,
  })
