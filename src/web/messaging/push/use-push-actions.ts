import { getReadPushSetupQueryKey, sendTestPush } from '#api/push/push.ts'
import { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { useSignedInUser } from '../../member/use-signed-in-user.ts'
import { endPush, NotAllowed, setUpPush } from './set-up-push.ts'
import { thisDeviceKey } from './use-push.ts'

const words = {
  setUp: {
    done: ['Notifications Enabled', 'We’ll let you know what’s new on this device.'],
    failed: ['Notification Setup Failed', 'We couldn’t set up notifications. Please try again.'],
  },
  test: {
    done: ['Test Sent', 'A test notification is on its way to your devices.'],
    failed: ['Test Failed', 'Could not send test notification.'],
  },
  end: {
    done: ['Unsubscribed', 'This device won’t get notifications anymore.'],
    failed: ['Unsubscribe Failed', 'Notifications are still on. Please try again.'],
  },
} as const

/** Sets up, tests and ends push notifications; each shows its result. */
export function usePushActions(onSetUp?: () => void) {
  const memberId = useSignedInUser().user?.id ?? ''
  return {
    setUp: usePushAction('setUp', () => setUpPush(memberId), onSetUp),
    test: usePushAction('test', () => sendTestPush()),
    end: usePushAction('end', endPush),
  }
}

function usePushAction(what: keyof typeof words, act: () => Promise<unknown>, onDone?: () => void) {
  const [title, description] = words[what].done
  const { mutate, isPending } = useAction({
    call: act,
    success: () => ({ title, description }),
    ...(onDone && { onOver: onDone }),
    failure: error => failureOf(what, error),
    refreshes: [thisDeviceKey, getReadPushSetupQueryKey()],
    refreshesAnyway: true,
  })
  return { act: () => mutate(), isPending }
}

function failureOf(what: keyof typeof words, error: Error) {
  const [title, otherwise] = words[what].failed
  const says = error instanceof NotAllowed || error instanceof ApiError ? sentenceOf(error) : otherwise
  return { title, description: what === 'test' ? otherwise : says }
}

const sentenceOf = (error: NotAllowed | ApiError) =>
  error instanceof ApiError ? error.userMessage : error.message
