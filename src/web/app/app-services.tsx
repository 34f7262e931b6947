import { QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext } from 'react'
import { Toaster } from '#ui-kit/feedback/toast/toaster.tsx'
import { queryClient } from '../data/query-client.ts'

const Started = createContext(false)

/** The services for screens that call the server; created once, even if rendered twice. */
export function AppServices({ children }: { children: ReactNode }) {
  if (useContext(Started)) return children
  return (
    <Started value={true}>
      <QueryClientProvider client={queryClient}>
        {children}
        <Toaster />
      </QueryClientProvider>
    </Started>
  )
}
