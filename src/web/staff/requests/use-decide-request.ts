import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getListPendingRequestsQueryKey, useApproveRequest, useDenyRequest } from '#api/requests/requests.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { type ApiError, hasResponse } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { forgetNotes } from './notes-draft.ts'

/** Approves and denies; a request that another desk decided meanwhile goes from the list. */
export function useDecideRequest(onDone: () => void) {
  const queries = useQueryClient()
  const [duplicate, setDuplicate] = useState<string>()
  const done = (requestId: string) => {
    forgetNotes(requestId)
    setDuplicate(undefined)
    onDone()
    return queries.invalidateQueries({ queryKey: getListPendingRequestsQueryKey() })
  }
  const refused =
    (title: string) =>
    (error: ApiError, { requestId }: { requestId: string }) => {
      if (error.code === 'probable-duplicate') return setDuplicate(error.sentence)
      if (handleUnauthorized(error)) return
      showToast({ title, description: error.sentence, tone: 'critical' })
      // The service may be gone: then it can still be denied. Otherwise the request is no longer there to decide.
      if (hasResponse(error) && (error.code === 'already-decided' || error.code === 'unknown-request'))
        return done(requestId)
    }
  const approving = useApproveRequest({
    mutation: {
      onSuccess: ({ message }, { requestId }) => {
        showToast({ title: 'Request Approved!', description: message, tone: 'positive' })
        return done(requestId)
      },
      onError: refused('Approval Failed'),
    },
  })
  const denying = useDenyRequest({
    mutation: {
      onSuccess: ({ message }, { requestId }) => {
        showToast({ title: 'Request Denied', description: message, tone: 'positive' })
        return done(requestId)
      },
      onError: refused('Action Failed'),
    },
  })
  return {
    approve: (requestId: string, adminNotes: string) =>
      approving.mutate({
        requestId,
        data: { ...noted(adminNotes), ...(duplicate !== undefined && { countAgain: true }) },
      }),
    deny: (requestId: string, adminNotes: string) => denying.mutate({ requestId, data: noted(adminNotes) }),
    busy: approving.isPending || denying.isPending,
    /** Why it may be the second time; approving again then counts it all the same. */
    duplicate,
    forgetDuplicate: () => setDuplicate(undefined),
  }
}

const noted = (notes: string) => (notes.trim() ? { adminNotes: notes.trim() } : {})
