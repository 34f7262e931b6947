import { createFileRoute } from '@tanstack/react-router'
import { AuthScreen } from '../identity/accounts/sign-in/auth-screen.tsx'
import { authSearchIn } from '../identity/accounts/sign-in/auth-search.ts'

export const Route = createFileRoute('/_app/auth')({
  validateSearch: authSearchIn,
  staticData: { title: 'Sign In' },
  component: Auth,
})

function Auth() {
  const { returnTo, tab = 'sign-in' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AuthScreen
      tab={tab}
      returnTo={returnTo}
      onTab={next => navigate({ search: before => ({ ...before, tab: next }), replace: true })}
    />
  )
}
