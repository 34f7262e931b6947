import { createRoot } from 'react-dom/client'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { TierLadder, type TierLadderProps } from './tier-ladder.tsx'

/** Opens the ladder on top of the current screen or a celebration. */
export function openTierLadder({ user }: TierLadderProps): void {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    removeEventListener('popstate', close)
    root.unmount()
    place.remove()
  }
  // Back leads to another screen.
  addEventListener('popstate', close)
  root.render(
    <Dialog open onClose={close} title="Your tiers">
      <TierLadder user={user} />
    </Dialog>,
  )
}
