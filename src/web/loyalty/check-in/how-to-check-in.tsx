import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Steps } from '#ui-kit/layout/steps/steps.tsx'

export function HowToCheckIn() {
  return (
    <Stack gap="m" as="section" aria-labelledby="how-to">
      <Heading level={2} id="how-to">
        How to check in
      </Heading>
      <Steps
        steps={[
          { title: 'Find the QR code', hint: 'Look for it at the front desk.' },
          { title: 'Scan it', hint: 'Tap Check In and point your camera at the code.' },
          {
            title: 'Enjoy your points',
            hint: 'They’re added right away. You can scan each code once a day.',
          },
        ]}
      />
    </Stack>
  )
}
