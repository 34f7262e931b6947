import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import { Steps } from '#ui-kit/layout/steps/steps.tsx'
import { pointsPerCheckIn } from '../../format/points-ranges.ts'

export function HowItWorks() {
  const { data: codes = [] } = useListCheckInCodes()
  const worth = pointsPerCheckIn(codes)
  return (
    <Steps
      // Longer text renders new steps instead of moving the old ones.
      key={worth}
      steps={[
        {
          title: 'Earn',
          hint: `Check in at the spa${worth ? ` for ${worth}` : ''}, come in for treatments and keep your diary.`,
        },
        { title: 'Watch them grow', hint: 'The bars show how close each reward is.' },
        { title: 'Claim', hint: 'Trade points for a reward and get a voucher.' },
        { title: 'Enjoy', hint: 'Show the voucher at the front desk.' },
      ]}
    />
  )
}
