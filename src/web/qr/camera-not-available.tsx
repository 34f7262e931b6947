import { Button } from '#ui-kit/actions/button/button.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'

export type CameraNotAvailableProps = {
  /** There is no camera, as opposed to a refused one. */
  missing: boolean
  onClose: () => void
}

/** Replaces the scanner if there is no camera picture. */
export function CameraNotAvailable({ missing, onClose }: CameraNotAvailableProps) {
  return (
    <EmptyState
      drawing="camera"
      level={3}
      title="Camera Not Available"
      hint={
        <Stack gap="xs">
          {missing && <p>Camera not found.</p>}
          <p>Unable to access camera. Please ensure you've granted camera permissions and try again.</p>
          <p>
            <strong>Ask the front desk to check you in.</strong>
          </p>
        </Stack>
      }
      action={
        <Inline spread="center" gap="s">
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={() => location.reload()}>Try Again</Button>
        </Inline>
      }
    />
  )
}
