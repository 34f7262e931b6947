import { useEffect, useRef } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import type { SignedInUser } from '../../../member/use-signed-in-user.ts'
import { type OnArrive, useClaiming } from './use-claim.ts'

type ClaimByLinkProps = {
  code: string
  user: SignedInUser | undefined
  /** Whether the session is still loading. */
  waits: boolean
  onArrive: OnArrive
  onLeave: () => void
}

/** The screen for a scanned code. A signed-in user must confirm before switching accounts. */
export function ClaimByLink({ code, user, waits, onArrive, onLeave }: ClaimByLinkProps) {
  const { mutate, error, isPending } = useClaiming(onArrive)
  const isBegun = useRef(false)
  useEffect(() => {
    if (user || waits || isBegun.current) return
    isBegun.current = true
    mutate({ code })
  }, [code, user, waits, mutate])
  if (error) {
    const isDead = error.code?.startsWith('invalid-claim-')
    return (
      <Stack gap="m">
        <Notice
          tone={isDead ? 'critical' : 'offline'}
          title={isDead ? 'This code no longer works' : 'Not signed in yet'}
        >
          {error.userMessage}
        </Notice>
        {!isDead && (
          <Button full onClick={() => mutate({ code })}>
            Try Again
          </Button>
        )}
        <Button full variant="secondary" onClick={onLeave}>
          Get Another Code
        </Button>
      </Stack>
    )
  }
  if (!user || isPending)
    return (
      <Loading label="Signing you in">
        <SkeletonText lines={2} />
      </Loading>
    )
  return (
    <Stack gap="m">
      <Text>You’re signed in as {user.name}. This code signs in the patient it was shown to.</Text>
      <Button full onClick={() => mutate({ code })}>
        Sign In with This Code
      </Button>
      <Button full variant="quiet" onClick={onLeave}>
        Stay Signed In as {user.firstName}
      </Button>
    </Stack>
  )
}
