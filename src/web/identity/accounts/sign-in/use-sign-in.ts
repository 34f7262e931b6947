import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { getCurrentUserQueryKey, register, signIn } from '#api/accounts/accounts.ts'
import type { RegisterBody, SignInBody, User } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { clinic } from '../../../data/clinic.ts'

/** Signs in: the returned member becomes the current one. Errors use the specified texts. */
export function useSigningIn() {
  return useMutation({
    mutationFn: (member: SignInBody) => signIn(member),
    onSuccess: useWelcome(),
    onError: error => {
      alert(`Login error: ${error.message}`)
      showToast({
        title: 'Login failed',
        description: error.userMessage || 'Login failed',
        tone: 'critical',
      })
    },
  })
}

export const welcomeBack = ({ name }: Pick<User, 'name'>) =>
  ({ title: 'Welcome back!', description: `Logged in as ${name}`, tone: 'positive' }) as const

/** Greets a user who signed in, and sends them on. */
export function useWelcome() {
  const enter = useEnter()
  return (user: User) => {
    showToast(welcomeBack(user))
    return enter(user)
  }
}

/** Joins: the same for a new member, with `onJoined` called before they count as signed in. */
export function useJoining(onJoined: () => void) {
  const enter = useEnter()
  return useMutation({
    mutationFn: (member: RegisterBody) => register(member),
    onSuccess: user => {
      showToast({
        title: `Welcome to ${clinic.clinicName}`,
        description: `Account created for ${user.name}`,
        tone: 'positive',
      })
      onJoined()
      return enter(user)
    },
    onError: error =>
      showToast({
        title: 'Registration failed',
        description: error.userMessage || 'Please try again with different details.',
        tone: 'critical',
      }),
  })
}

function useEnter() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (user: User) => {
    queryClient.setQueryData(getCurrentUserQueryKey(), user)
    if (user.role === 'staff' && router.state.location.pathname === '/')
      await router.navigate({ to: '/admin' })
    await router.invalidate()
    scrollTo({ top: 0, behavior: 'instant' })
  }
}
