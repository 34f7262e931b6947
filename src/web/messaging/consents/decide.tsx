import { Button } from '#ui-kit/actions/button/button.tsx'
import type { ChannelPreference } from './preference-labels.ts'
import { channels } from './preference-labels.ts'
import type { Choosing } from './use-preferences.ts'

type DecideProps = { preference: ChannelPreference; choosing: Choosing; given: boolean }

/** The buttons to opt in or out; both are offered if nothing was decided yet. */
export function Decide({ preference: { channel, choice }, choosing, given }: DecideProps) {
  if (choice === (given ? 'on' : 'off')) return null
  const { isPending, variables } = choosing
  const ours = isPending && variables.channel === channel
  const words = given ? 'Yes, Please' : choice === 'on' ? 'Stop' : 'No, Thank You'
  return (
    <Button
      variant={given ? 'primary' : 'secondary'}
      busy={ours && variables.given === given}
      busyLabel="Saving..."
      disabled={isPending}
      aria-label={`${words}: ${channels[channel].about}`}
      onClick={() => choosing.mutate({ channel, given })}
    >
      {words}
    </Button>
  )
}
