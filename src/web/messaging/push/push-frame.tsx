import { BellOff, BellRing } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'

export type PushLevel = 2 | 3

type PushFrameProps = { level: PushLevel; enabled: boolean | undefined; children: ReactNode }

/** The card around it, with the status when it is known. */
export function PushFrame({ level, enabled, children }: PushFrameProps) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="m">
        <Inline spread="between" gap="s" wrap>
          <Heading level={level} size={18} id={id}>
            Push Notifications
          </Heading>
          {enabled === true && (
            <Badge tone="positive" icon={BellRing}>
              Enabled
            </Badge>
          )}
          {enabled === false && <Badge icon={BellOff}>Disabled</Badge>}
        </Inline>
        {children}
      </Stack>
    </Card>
  )
}
