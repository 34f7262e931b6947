import { type CurrentUserQueryResult, useCurrentUser } from '#api/accounts/accounts.ts'
import { hasSignedInHint } from '../data/signed-in-hint.ts'

const minutes = 60_000

export type SignedInUser = CurrentUserQueryResult

/** The member who is signed in, asked for only when there may be one. Kept 5 minutes; `query-client.ts` says when it's forgotten. */
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
    /** Whether the server has not said anything yet, not even that it can't. */
    isUnknown: enabled && isLoading && !isFetched,
    /** Whether somebody may be signed in of whom the server could not tell; also while it is asked once more. */
    isUntold: enabled && isFetched && !data && !signedOut,
    /** Why it is not known who is signed in, when the server could not say. */
    failure: signedOut ? undefined : (error ?? undefined),
    retry: refetch,
  }
}

export const welcome = ({ firstName }: SignedInUser) => `Welcome, ${firstName || 'Gorgeous'}`
