import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { SignedInUser } from '../../../member/use-signed-in-user.ts'

type EnterProps = { user: Pick<SignedInUser, 'role'>; returnTo?: string | undefined }

/** Sends a signed-in user to the page they wanted. */
export function Enter({ user, returnTo }: EnterProps) {
  const { history } = useRouter()
  const destination = returnTo ?? (user.role === 'staff' ? '/admin' : '/')
  useEffect(() => history.replace(destination), [history, destination])
  return null
}
