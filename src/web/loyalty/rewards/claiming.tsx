import type { RedemptionAnswer } from '#api/schemas/index.ts'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { points } from '../../format/points.ts'
import type { MeasuredGoal } from './goals-in-order.ts'
import { VoucherMoment } from './voucher-moment.tsx'

export type ClaimingProps = {
  /** The reward to confirm. */
  goal: MeasuredGoal | undefined
  busy: boolean
  onConfirm: (goal: MeasuredGoal) => void
  onCancel: () => void
  claimed: RedemptionAnswer | undefined
  onPutAway: () => void
}

/** From the confirmation to the voucher. */
export default function Claiming({ goal, busy, onConfirm, onCancel, claimed, onPutAway }: ClaimingProps) {
  return (
    <>
      <ConfirmDialog
        open={goal !== undefined}
        onClose={onCancel}
        onConfirm={() => goal && onConfirm(goal)}
        title={goal ? `Claim ${goal.title}?` : ''}
        description={
          goal && `Use ${points(goal.pointsRequired)}? You’ll get a voucher to show at the front desk.`
        }
        confirmLabel="Claim"
        busyLabel="Claiming..."
        busy={busy}
      />
      <VoucherMoment
        voucher={claimed?.voucher}
        title="Reward Claimed!"
        line={claimed?.message}
        onClose={onPutAway}
      />
    </>
  )
}
