import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { approveRequest, denyRequest, getListPendingRequestsQueryKey } from '#api/requests/requests.ts'
import type { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { typedText } from '../../form/typed-text.ts'
import { forgetNotes } from './notes-draft.ts'

interface Decision {
  readonly requestId: string
  readonly adminNotes: string
  /** Either typed, or what the service earned when it was shown. */
  readonly points?: { readonly customPoints: number } | { readonly shownPoints: number }
}

/**
 * Approves or denies a request. One that another desk decided meanwhile is removed from the list. `asked` is the request
 * whose dialog is open: an answer may be about one whose dialog was closed.
 */
export function useDecideRequest(
  asked: string | undefined,
  onDone: (requestId: string) => void,
  also: readonly QueryKey[] = [],
) {
  const [duplicate, setDuplicate] = useState<{ readonly requestId: string; readonly why: string }>()
  const isQuestion = ({ code }: ApiError, { requestId }: Decision) =>
    code === 'probable-duplicate' && requestId === asked
  const decided = (success: string, failure: string) => ({
    success: ({ message }: { message: string }) => ({ title: success, description: message }),
    failure: (error: ApiError, decision: Decision) =>
      isQuestion(error, decision) ? undefined : { title: failure, description: error.userMessage },
    onFailed: (error: ApiError, decision: Decision) => {
      if (isQuestion(error, decision)) setDuplicate({ requestId: decision.requestId, why: error.userMessage })
    },
    // The service may be gone, in which case the request can still be denied. Otherwise it can't be decided anymore.
    isOver: ({ code }: ApiError) => code === 'already-decided' || code === 'unknown-request',
    onOver: ({ requestId }: Decision) => {
      forgetNotes(requestId)
      onDone(requestId)
    },
    refreshes: [getListPendingRequestsQueryKey(), ...also],
  })
  const approving = useAction({
    call: ({ requestId, adminNotes, points }: Decision) =>
      approveRequest(requestId, {
        ...noted(adminNotes),
        ...points,
        ...(duplicate?.requestId === requestId && { countAgain: true }),
      }),
    ...decided('Request Approved!', 'Approval Failed'),
    // Shows the service's points as they are now, if they changed.
    refreshesAnyway: true,
  })
  const denying = useAction({
    call: ({ requestId, adminNotes }: Decision) => denyRequest(requestId, noted(adminNotes)),
    ...decided('Request Denied', 'Action Failed'),
  })
  return {
    approve: (decision: Decision) => approving.mutate(decision),
    deny: (requestId: string, adminNotes: string) => denying.mutate({ requestId, adminNotes }),
    busy: approving.isPending || denying.isPending,
    /** Why it may be a duplicate; approving again counts it anyway. */
    duplicate: duplicate?.requestId === asked ? duplicate?.why : undefined,
    forgetDuplicate: () => setDuplicate(undefined),
  }
}

const noted = (notes: string) => (typedText(notes) ? { adminNotes: typedText(notes) } : {})
