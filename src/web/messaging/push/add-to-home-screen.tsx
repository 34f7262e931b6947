import { House, Share, SquarePlus } from '#ui-kit/icons.ts'
import { Steps } from '#ui-kit/layout/steps/steps.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { clinic } from '../../data/clinic.ts'

/** On an iPhone or iPad, notifications require the app on the Home Screen; this explains how. */
export function AddToHomeScreen() {
  return (
    <>
      <Text tone="quiet">
        On iPhone and iPad, notifications work once {clinic.clinicName} is on your Home Screen. It takes a
        moment:
      </Text>
      <Steps
        steps={[
          {
            title: 'Tap Share',
            hint: 'It’s at the bottom of Safari or under the three dots.',
            icon: Share,
          },
          { title: 'Choose Add to Home Screen', hint: 'Scroll down a little to see it.', icon: SquarePlus },
          {
            title: `Open ${clinic.clinicName} from there`,
            hint: 'Sign in and come back here to set up notifications.',
            icon: House,
          },
        ]}
      />
      <Text size={14} tone="quiet">
        This needs iOS 16.4 or newer.
      </Text>
    </>
  )
}
