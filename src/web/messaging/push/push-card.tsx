import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { AddToHomeScreen } from './add-to-home-screen.tsx'
import { InstallButton } from './install-button.tsx'
import { PushControls, type SetUpProps } from './push-controls.tsx'
import { type FrameOfPush, PushFrame } from './push-frame.tsx'
import { pushSupport } from './push-support.ts'

type PushCardProps = SetUpProps & { frame?: FrameOfPush }

/** Push notifications on this device: what they are, whether they're on, and how to change that. */
export function PushCard({ frame = 'card', ...setUp }: PushCardProps) {
  const support = pushSupport()
  if (support === 'ready') return <PushControls frame={frame} {...setUp} />
  return (
    <PushFrame frame={frame} enabled={false}>
      {support === 'home-screen-first' ? <AddToHomeScreen /> : <Unsupported />}
      <InstallButton />
    </PushFrame>
  )
}

function Unsupported() {
  return (
    <Notice title="This browser can’t show notifications">
      You can still find everything under the bell on the home screen.
    </Notice>
  )
}
