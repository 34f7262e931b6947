import { useQueryClient } from '@tanstack/react-query'
import {
  getCountOtherDevicesQueryKey,
  useCountOtherDevices,
  useSignOutElsewhere,
} from '#api/identity/identity.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/text/text.tsx'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../data/request.ts'
import { handleUnauthorized } from '../member/unauthorized.ts'

const places = (count: number) => (count === 1 ? 'one other device' : `${count} other devices`)

/** Only there while the member is signed in elsewhere, too. */
export function OtherDevices() {
  const client = useQueryClient()
  const { data: { others } = { others: 0 } } = useCountOtherDevices()
  const signingOut = useSignOutElsewhere({
    mutation: {
      onSuccess: ({ ended }) => {
        client.setQueryData(getCountOtherDevicesQueryKey(), { others: 0 })
        showToast({ title: 'Signed out elsewhere', description: `You were signed in on ${places(ended)}.` })
      },
      onError: (error: ApiError) => {
        if (handleUnauthorized(error)) return
        showToast({
          title: 'You are still signed in elsewhere',
          description: error.sentence || 'Please try again.',
          tone: 'critical',
        })
      },
    },
  })
  // Where the button was, the next tap would hit what moved up: delete my account.
  const isDone = others === 0 && signingOut.isSuccess
  if (others === 0 && !isDone) return null
  return (
    <Card as="section" aria-labelledby="other-devices">
      <Stack gap="s">
        <Heading level={2} size={18} id="other-devices">
          Other devices
        </Heading>
        <Text tone="quiet">
          {isDone ? 'You are signed in on this device only.' : `You are also signed in on ${places(others)}.`}
        </Text>
        <Button
          variant="secondary"
          disabled={isDone}
          busy={signingOut.isPending}
          busyLabel="Signing out..."
          onClick={() => signingOut.mutate()}
        >
          Sign Out Everywhere Else
        </Button>
      </Stack>
    </Card>
  )
}
