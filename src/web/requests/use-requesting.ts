import { getListRequestsQueryKey, requestPoints } from '#api/requests/requests.ts'
import { useAction } from '../data/use-action.ts'

/** Sends a request once, even if it is retried, and shows the result. */
export const useRequesting = () =>
  useAction({
    call: requestPoints,
    once: true,
    success: ({ serviceName }) => ({
      title: 'Request Sent',
      description: `We’ll review your ${serviceName} visit and let you know here.`,
    }),
    failure: 'Request Failed',
    refreshes: [getListRequestsQueryKey()],
  })
