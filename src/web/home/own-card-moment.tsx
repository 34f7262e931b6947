import { Button } from '#ui-kit/actions/button/button.tsx'
import { SuccessMoment } from '#ui-kit/feedback/celebration/success-moment.tsx'
import { memberCode } from '../member/member-code.ts'
import type { SignedInUser } from '../member/use-signed-in-user.ts'
import { QrCode } from '../qr/qr-code/qr-code.tsx'

type OwnCardMomentProps = { user: SignedInUser; open: boolean; onClose: () => void }

/** The member's code in full screen, for the scanner at the desk. */
export default function OwnCardMoment({ user: { id, name }, open, onClose }: OwnCardMomentProps) {
  return (
    <SuccessMoment
      open={open}
      onClose={onClose}
      title={name}
      line="Show this at the front desk."
      ticket={<QrCode text={memberCode(id)} label="Your member code as a QR code" size="full" />}
    >
      <Button full size="l" variant="secondary" onClick={onClose}>
        Done
      </Button>
    </SuccessMoment>
  )
}
