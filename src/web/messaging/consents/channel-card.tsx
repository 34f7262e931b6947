import { useId } from 'react'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { PushDevices } from '../push/push-devices.tsx'
import { CodeForm } from './code-form.tsx'
import { Decide } from './decide.tsx'
import { NumberForm } from './number-form.tsx'
import { type ChannelPreference, channels, choices } from './preference-labels.ts'
import type { Choosing, Confirming } from './use-preferences.ts'

type ChannelCardProps = {
  preference: ChannelPreference
  choosing: Choosing
  /** Absent if only email can be changed. */
  confirming?: Confirming | undefined
}

/** One channel: the consent text, the member's decision, and the buttons to change it. */
export function ChannelCard({ preference, choosing, confirming }: ChannelCardProps) {
  const id = useId()
  const { channel, choice, statement } = preference
  const { title, icon } = channels[channel]
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="m">
        <Inline spread="between" gap="s" wrap>
          <Heading level={2} size={18} id={id}>
            {title}
          </Heading>
          <Badge tone={preference.confirming ? 'caution' : choices[choice].tone} icon={icon}>
            {preference.confirming ? 'Enter your code' : choices[choice].label}
          </Badge>
        </Inline>
        <Text>{statement}</Text>
        {channel === 'push' && choice === 'on' && <PushDevices devices={preference.devices} />}
        {preference.confirming && confirming && (
          <CodeForm number={preference.confirming} {...{ choosing, confirming }} />
        )}
        {channel === 'sms' ? (
          <NumberForm preference={preference} choosing={choosing} />
        ) : (
          <Inline gap="s" wrap>
            <Decide {...{ preference, choosing, given: true }} />
            <Decide {...{ preference, choosing, given: false }} />
          </Inline>
        )}
      </Stack>
    </Card>
  )
}
