import { createPortal } from 'react-dom'
import type { PushSetup } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Loading, Skeleton, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Bell, Send } from '#ui-kit/icons.ts'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { BlockedNotice } from './blocked-notice.tsx'
import { InstallButton } from './install-button.tsx'
import { type FrameOfPush, PushFrame } from './push-frame.tsx'
import { usePush } from './use-push.ts'
import { usePushActions } from './use-push-actions.ts'

const permissions: Readonly<Record<NotificationPermission, string>> = {
  default: 'not asked yet',
  granted: 'allowed',
  denied: 'blocked',
}

/** The push card for browsers that support it: off, on, or blocked. */
export function PushControls({ frame, ...setUp }: { frame: FrameOfPush } & SetUpProps) {
  const { permission, setup, enabled, failure, retry } = usePush()
  const isBlocked = permission === 'denied'
  const isKnown = setup !== undefined && permission !== undefined && enabled !== undefined
  return (
    <PushFrame frame={frame} enabled={enabled}>
      {isBlocked ? (
        <BlockedNotice />
      ) : isKnown ? (
        <PushSettings permission={permission} enabled={enabled} setup={setup} {...setUp} />
      ) : failure ? (
        <LoadError what="Your notification settings" because={failure} onRetry={retry} />
      ) : (
        <PushSkeleton />
      )}
      {(isBlocked || !isKnown) && <InstallButton />}
    </PushFrame>
  )
}

export type SetUpProps = {
  /** Called once push is on. */
  onSetUp?: (() => void) | undefined
  /** Where the button to set them up goes; by default into the card. */
  setUpIn?: HTMLElement | null | undefined
}

type PushSettingsProps = SetUpProps & {
  permission: NotificationPermission
  enabled: boolean
  setup: PushSetup
}

function PushSettings({
  permission,
  enabled,
  setup: { wording, declined, devices },
  onSetUp,
  setUpIn,
}: PushSettingsProps) {
  const actions = usePushActions(onSetUp)
  const busy = actions.setUp.isPending || actions.test.isPending || actions.end.isPending
  return (
    <>
      <Text>{enabled ? 'We notify this device about your points, rewards and offers.' : wording}</Text>
      {declined && devices.length > 0 && (
        <Text>
          You turned off notifications in{' '}
          <TextLink render={<ScreenLink to="/preferences" />}>Your Preferences</TextLink>. You won’t get any
          until you set them up again.
        </Text>
      )}
      <Text size={14} tone="quiet">
        Browser permission: {permissions[permission]}
      </Text>
      {enabled || !setUpIn ? (
        <Inline gap="s" wrap>
          {enabled ? <WhileOn actions={actions} busy={busy} /> : <SetUpButton actions={actions} />}
          <InstallButton />
        </Inline>
      ) : (
        <>
          {createPortal(<SetUpButton actions={actions} large />, setUpIn)}
          <InstallButton />
        </>
      )}
    </>
  )
}

type Actions = ReturnType<typeof usePushActions>

function SetUpButton({ actions: { setUp }, large = false }: { actions: Actions; large?: boolean }) {
  return (
    <Button
      size={large ? 'l' : 'm'}
      full={large}
      icon={Bell}
      onClick={setUp.act}
      busy={setUp.isPending}
      busyLabel="Setting Up..."
    >
      Set Up Notifications
    </Button>
  )
}

function WhileOn({ actions: { test, end }, busy }: { actions: Actions; busy: boolean }) {
  return (
    <>
      <Button
        variant="secondary"
        icon={Send}
        onClick={test.act}
        busy={test.isPending}
        busyLabel="Sending..."
        disabled={busy}
      >
        Send Test
      </Button>
      <Button
        variant="quiet"
        onClick={end.act}
        busy={end.isPending}
        busyLabel="Unsubscribing..."
        disabled={busy}
      >
        Unsubscribe
      </Button>
    </>
  )
}

function PushSkeleton() {
  return (
    <Loading label="Loading your notification settings">
      <SkeletonText lines={3} />
      <Skeleton width="half" />
      <Skeleton shape="control" />
    </Loading>
  )
}
