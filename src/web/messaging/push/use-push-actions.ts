import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getReadPushSetupQueryKey, sendTestPush, unsubscribePush } from '#api/messaging/messaging.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { ApiError } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { useSignedInUser } from '../../member/use-signed-in-user.ts'
import { forgetPushMark } from './push-mark.ts'
import { NotAllowed, setUpPush } from './set-up-push.ts'
import { currentSubscription } from './this-device.ts'
import { thisDeviceKey } from './use-push.ts'

const words = {
  setUp: {
    done: ['Notifications Enabled', 'We’ll let you know what’s new on this device.'],
    failed: ['Notification Setup Failed', 'Notifications could not be set up. Please try again.'],
  },
  test: {
    done: ['Test Sent', 'A test notification is on its way to your devices.'],
    failed: ['Test Failed', 'Could not send test notification.'],
  },
  end: {
    done: ['Unsubscribed', 'This device gets no more notifications.'],
    failed: ['Unsubscribe Failed', 'Notifications are still on. Please try again.'],
  },
} as const

/** Sets push notifications up, tries them, ends them: each says how it went. */
export function usePushActions(onSetUp?: () => void) {
  const memberId = useSignedInUser().user?.id ?? ''
  return {
    setUp: useAction('setUp', () => setUpPush(memberId), onSetUp),
    test: useAction('test', () => sendTestPush()),
    end: useAction('end', end),
  }
}

function useAction(what: keyof typeof words, act: () => Promise<unknown>, onDone?: () => void) {
  const queryClient = useQueryClient()
  const [title, description] = words[what].done
  const { mutate, isPending } = useMutation({
    mutationFn: act,
    onSuccess: () => {
      showToast({ title, description, tone: 'positive' })
      onDone?.()
    },
    onError: error => {
      if (!handleUnauthorized(error)) showToast(failureOf(what, error))
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: thisDeviceKey }),
        queryClient.invalidateQueries({ queryKey: getReadPushSetupQueryKey() }),
      ]),
  })
  return { act: () => mutate(), isPending }
}

function failureOf(what: keyof typeof words, error: Error) {
  const [title, otherwise] = words[what].failed
  const says = error instanceof NotAllowed || error instanceof ApiError ? sentenceOf(error) : otherwise
  return { title, description: what === 'test' ? otherwise : says, tone: 'critical' } as const
}

const sentenceOf = (error: NotAllowed | ApiError) =>
  error instanceof ApiError ? error.sentence : error.message

async function end(): Promise<void> {
  const subscription = await currentSubscription()
  if (!subscription) return
  await unsubscribePush({ endpoint: subscription.endpoint })
  forgetPushMark()
  await subscription.unsubscribe()
}
