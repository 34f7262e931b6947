import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { currentUser, getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { claimMembership, requestSignInCode, signInByCode } from '#api/claims/claims.ts'
import type { ClaimMembershipBody, SignedInByCode, SignInByCodeBody, User } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { clinic } from '../../../data/clinic.ts'
import { type ApiError, hasResponse } from '../../../data/request.ts'
import { useAction } from '../../../data/use-action.ts'
import { welcomeBack } from '../sign-in/use-sign-in.ts'

export type OnArrive = (arrival: SignedInByCode) => void

/** Requests a code. A retry after a lost connection still sends only one message. */
export const useAskingForCode = () =>
  useAction({
    call: (contact: string, options) => requestSignInCode({ contact }, options),
    once: contact => contact,
  })

export function useSigningInByCode(onArrive: OnArrive) {
  return useAction({
    call: useEntering((entry: SignInByCodeBody) => signInByCode(entry)),
    secret: true,
    onSuccess: useArriving(onArrive),
  })
}

export function useClaiming(onArrive: OnArrive) {
  return useAction({
    call: useEntering((entry: ClaimMembershipBody) => claimMembership(entry)),
    secret: true,
    onSuccess: useArriving(onArrive),
  })
}

const welcomeNow = () =>
  ({
    title: `Welcome to ${clinic.clinicName}`,
    description: 'Your points and history are here.',
    tone: 'positive',
  }) as const

/** Signs in and looks up who it is. A code works once, so if only the look-up fails, a retry repeats only that. */
function useEntering<Entry>(enter: (entry: Entry) => Promise<SignedInByCode>) {
  const accepted = useRef<{ readonly entry: string; readonly arrival: SignedInByCode }>(undefined)
  return async (typed: Entry) => {
    const entry = JSON.stringify(typed)
    if (accepted.current?.entry !== entry) accepted.current = { entry, arrival: await enter(typed) }
    return { arrival: accepted.current.arrival, user: await currentUser() }
  }
}

/** The destination must be set before the user counts as signed in. */
function useArriving(onArrive: OnArrive) {
  const queryClient = useQueryClient()
  return ({ arrival, user }: { arrival: SignedInByCode; user: User }) => {
    onArrive(arrival)
    showToast(arrival.isFirstTime ? welcomeNow() : welcomeBack(user))
    queryClient.setQueryData(getCurrentUserQueryKey(), user)
  }
}

/** The server's error for a field. Connection problems are shown next to the form. */
export const problemOf = (error: ApiError | null, field: string): string | undefined =>
  error && hasResponse(error) ? (error.fields[field] ?? error.userMessage) : undefined
