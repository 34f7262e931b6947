import type { CheckInAnswer } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { SuccessMoment } from '#ui-kit/feedback/celebration/success-moment.tsx'
import { CountUp } from '#ui-kit/feedback/count-up/count-up.tsx'
import { pointsWord, signedPoints } from '../../format/points.ts'

export type CheckInMomentProps = { won: CheckInAnswer | undefined; onClose: () => void }

/** A full-screen celebration with the points earned, the reason, and the new balance. */
export function CheckInMoment({ won, onClose }: CheckInMomentProps) {
  return (
    <SuccessMoment
      open={won !== undefined}
      onClose={onClose}
      figure={won && signedPoints(won.pointsEarned)}
      title="Check-in Successful!"
      line={won && <NewBalance won={won} />}
    >
      <Button full size="l" onClick={onClose}>
        Done
      </Button>
    </SuccessMoment>
  )
}

function NewBalance({ won: { message, pointsBalance, pointsEarned } }: { won: CheckInAnswer }) {
  return (
    <>
      {message} You now have <CountUp value={pointsBalance} from={pointsBalance - pointsEarned} announce />{' '}
      {pointsWord(pointsBalance)}.
    </>
  )
}
