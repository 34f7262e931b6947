import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'

/** Push consent also needs a device; until then, notifications only appear in the app. */
export function PushDevices({ devices }: { devices: number }) {
  if (devices > 0)
    return (
      <Text size={14} tone="quiet">
        Set up on {devices === 1 ? 'one device' : `${devices} devices`}.
      </Text>
    )
  return (
    <Text size={14} tone="quiet">
      No device is set up yet. You can find everything under the bell.{' '}
      <TextLink render={<ScreenLink to="/profile" />}>Set up this device in your profile</TextLink>
    </Text>
  )
}
