import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import type { Reward } from '../draft/parts.ts'

type PauseRewardDialogProps = {
  reward: Reward
  busy: boolean
  onPause: (reward: Reward) => void
  onClose: () => void
}

/** The second tap: a reward rests at once. */
export const PauseRewardDialog = ({ reward, busy, onPause, onClose }: PauseRewardDialogProps) => (
  <ConfirmDialog
    open
    onClose={onClose}
    onConfirm={() => onPause(reward)}
    title={`Pause “${reward.title}”?`}
    description="Patients don’t see it until you resume it; vouchers that they claimed stay. This changes only this reward, at once. Other drafts and schedules stay as they are."
    confirmLabel="Pause Now"
    busy={busy}
    busyLabel="Publishing..."
  />
)
