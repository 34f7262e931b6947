import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { getCheckStaffSessionQueryKey } from '#api/staff/staff.ts'
import { showListInPage } from '../hydration/initial-data.ts'
import { logFailure } from './log-failure.ts'
import { revalidateListsOnChange } from './revalidate-lists.ts'
import { hasSignedInHint } from './signed-in-hint.ts'
import { handleUnauthorized } from './unauthorized.ts'

/** The key of the call that locks the staff area. */
export const lockingKey = ['lockStaffArea']

/** The one query cache of the app: always stale, never retried, never kept. */
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

// It believes to be online until it hears otherwise, and would miss the signal coming back to an app opened without.
onlineManager.setOnline(globalThis.navigator?.onLine ?? true)

// Forgotten after 10 minutes. The answer to signing in is the current user, also on a page where nothing asks for one yet.
queryClient.setQueryDefaults(getCurrentUserQueryKey(), { gcTime: 600_000 })

queryClient.clear()
// By its address: the generated module would bring every call of its kind onto every screen.
void queryClient.refetchQueries({ queryKey: ['/api/services'] })
revalidateListsOnChange(queryClient)
showListInPage(queryClient)

/** Whether this page has known its member, or its staff, before: who only comes back after long sees what visitors see. */
function wasLetIn(): boolean {
  const staff = queryClient.getQueryData<{ isAdmin: boolean }>(getCheckStaffSessionQueryKey())
  // What was under way while the area is being locked comes back refused: nobody was shut out.
  const isLocking = queryClient.isMutating({ mutationKey: lockingKey }) > 0
  return (
    (staff?.isAdmin === true && !isLocking) ||
    (hasSignedInHint() && queryClient.getQueryData(getCurrentUserQueryKey()) !== undefined)
  )
}
