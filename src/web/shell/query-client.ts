import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { logFailure } from './log-failure.ts'
import { renewListsOnChange } from './renew-lists.ts'

/** The one query cache of the app, with the rules of customer.md, 7: always stale, never retried, never kept. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: error => logFailure('Query', error) }),
  mutationCache: new MutationCache({ onError: error => logFailure('Mutation', error) }),
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

queryClient.clear()
// By its address: the generated module would bring every call of its kind onto every screen.
void queryClient.refetchQueries({ queryKey: ['/api/services'] })
renewListsOnChange(queryClient)
