import { type CurrentUserQueryResult, useCurrentUser } from '#api/accounts/accounts.ts'
import { hasSignedInHint } from '../data/signed-in-hint.ts'

const minutes = 60_000

export type SignedInUser = CurrentUserQueryResult

/**
 * The signed-in member, requested only if there may be one. Kept for 5 minutes; `query-client.ts` decides when it's
 * dropped.
 */
export function useSignedInUser() {
  const enabled = hasSignedInHint()
  const { data, error, isLoading, isFetched, refetch } = useCurrentUser({
    query: {
      enabled,
      staleTime: 5 * minutes,
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnMount: false,
    },
  })
  const signedOut = error?.status === 401
  return {
    user: enabled && !signedOut ? data : undefined,
    isLoading: enabled && isLoading,
    /** Whether there is no response yet, not even an error. */
    isUnknown: enabled && isLoading && !isFetched,
    /** Whether a user may be signed in but the server couldn't tell, also during a retry. */
    isUntold: enabled && isFetched && !data && !signedOut,
    /** The error, if the server couldn't tell who is signed in. */
    failure: signedOut ? undefined : (error ?? undefined),
    retry: refetch,
  }
}

export const welcome = ({ firstName }: SignedInUser) => `Welcome, ${firstName || 'Gorgeous'}`
