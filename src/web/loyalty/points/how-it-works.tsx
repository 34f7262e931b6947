import { useListCheckInCodes } from '#api/check-in/check-in.ts'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Steps } from '#ui-kit/layout/steps/steps.tsx'
import { pointsPerCheckIn } from '../../format/points-ranges.ts'

/** How points are earned and spent. */
export function HowItWorks() {
  const { data: codes = [] } = useListCheckInCodes()
  const worth = pointsPerCheckIn(codes)
  return (
    <Stack gap="m" as="section" aria-labelledby="how-it-works">
      <Heading level={2} id="how-it-works">
        How it works
      </Heading>
      <Steps
        // Longer words are other steps, not moved ones.
        key={worth}
        steps={[
          {
            title: 'Earn',
            hint: `Check in at the spa${worth ? ` for ${worth}` : ''}, enjoy treatments and keep your diary.`,
          },
          { title: 'Watch them grow', hint: 'The bars show how close each reward is.' },
          { title: 'Claim', hint: 'A reward takes its points and becomes a voucher.' },
          { title: 'Enjoy', hint: 'Show the voucher’s code at the desk.' },
        ]}
      />
    </Stack>
  )
}
