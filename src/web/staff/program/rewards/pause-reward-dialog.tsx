import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import type { Reward } from '../draft/parts.ts'

type PauseRewardDialogProps = {
  reward: Reward
  busy: boolean
  onPause: (reward: Reward) => void
  onClose: () => void
}

export const PauseRewardDialog = ({ reward, busy, onPause, onClose }: PauseRewardDialogProps) => (
  <ConfirmDialog
    open
    onClose={onClose}
    onConfirm={() => onPause(reward)}
    title={`Pause “${reward.title}”?`}
    description="Patients won’t see it until you resume it. Claimed vouchers stay valid. This takes effect right away and only changes this reward; other drafts and scheduled changes stay as they are."
    confirmLabel="Pause Now"
    busy={busy}
    busyLabel="Publishing..."
  />
)
