import type { Arrival, OpenSignInLinkBody } from '#api/schemas/index.ts'
import { getCheckStaffSessionQueryKey, openSignInLink } from '#api/staff/staff.ts'
import { useAction } from '../../data/use-action.ts'

/** Opens the staff area with a link. The code in the response exists only on the screen. */
export function useOpenLink(onOpen: (arrival: Arrival) => void) {
  return useAction({
    call: (body: OpenSignInLinkBody) => openSignInLink(body),
    secret: true,
    failure: error =>
      error.code === 'invalid-sign-in-link'
        ? undefined
        : { title: 'Couldn’t open the staff area', description: error.userMessage },
    onSuccess: onOpen,
    refreshes: [getCheckStaffSessionQueryKey()],
  })
}
