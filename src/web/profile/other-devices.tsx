import { useQueryClient } from '@tanstack/react-query'
import {
  getCountOtherDevicesQueryKey,
  signOutElsewhere,
  useCountOtherDevices,
} from '#api/accounts/accounts.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../data/use-action.ts'
import { keepPush } from '../messaging/push/keep-push.ts'

const places = (count: number) => (count === 1 ? 'one other device' : `${count} other devices`)

/** Only visible if the member is also signed in elsewhere. */
export function OtherDevices({ memberId }: { memberId: string }) {
  const client = useQueryClient()
  const { data: { others } = { others: 0 } } = useCountOtherDevices()
  const signingOut = useAction({
    call: () => signOutElsewhere(),
    onSuccess: () => {
      client.setQueryData(getCountOtherDevicesQueryKey(), { others: 0 })
      // Signing out elsewhere ends push notifications everywhere.
      keepPush(memberId)
    },
    success: ({ ended }) => ({
      title: 'Signed out elsewhere',
      description: `We signed you out on ${places(ended)}.`,
      tone: 'plain',
    }),
    failure: ({ userMessage }) => ({
      title: 'You are still signed in elsewhere',
      description: userMessage || 'Please try again.',
    }),
  })
  // Keeps its place: otherwise the next tap could hit the button that moved up, "delete my account".
  const isDone = others === 0 && signingOut.isSuccess
  if (others === 0 && !isDone) return null
  return (
    <Section title="Other devices" size={18} gap="s">
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
    </Section>
  )
}
