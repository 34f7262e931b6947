import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { getCheckStaffSessionQueryKey } from '#api/staff/staff.ts'
import { showListInPage } from '../hydration/initial-data.ts'
import { logFailure } from './log-failure.ts'
import { revalidateListsOnChange } from './revalidate-lists.ts'
import { hasSignedInHint } from './signed-in-hint.ts'
import { handleUnauthorized } from './unauthorized.ts'

/** The key of the mutation that locks the staff area. */
export const lockingKey = ['lockStaffArea']

/** The app's only query cache: always stale, never retried, never kept. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: error => {
      logFailure('Query', error)
      if (wasLetIn()) handleUnauthorized(error)
    },
  }),
  mutationCache: new MutationCache({
    onError: error => {
      logFailure('Mutation', error)
      handleUnauthorized(error)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 0,
      gcTime: 0,
      refetchOnMount: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: true,
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

// React Query assumes it's online until told otherwise, and would miss the connection coming back to an app that was
// opened offline.
onlineManager.setOnline(globalThis.navigator?.onLine ?? true)

// Kept for 10 minutes. The sign-in response sets the current user, even on a page where nothing requests one yet.
queryClient.setQueryDefaults(getCurrentUserQueryKey(), { gcTime: 600_000 })

queryClient.clear()
// By its URL, because importing the generated module would load all its calls on every screen.
void queryClient.refetchQueries({ queryKey: ['/api/services'] })
revalidateListsOnChange(queryClient)
showListInPage(queryClient)

/** Whether this page had a signed-in member or staff before. Someone who returns much later sees what visitors see. */
function wasLetIn(): boolean {
  const staff = queryClient.getQueryData<{ isAdmin: boolean }>(getCheckStaffSessionQueryKey())
  // Requests still running while the area locks are refused, which doesn't mean that the session was lost.
  const isLocking = queryClient.isMutating({ mutationKey: lockingKey }) > 0
  return (
    (staff?.isAdmin === true && !isLocking) ||
    (hasSignedInHint() && queryClient.getQueryData(getCurrentUserQueryKey()) !== undefined)
  )
}
