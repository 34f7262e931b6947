import type { ReactNode } from 'react'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { StepFoot } from './step-foot/step-foot.tsx'

type StepCardProps = {
  label: string
  /** A card above this one, in the same step: the buttons stay visible next to it, too. */
  above?: ReactNode
  actions: ReactNode
  children: ReactNode
}

export function StepCard({ label, above, actions, children }: StepCardProps) {
  return (
    <Stack as="section" gap="s" aria-label={label}>
      {above}
      <Card padding="l">
        <Stack gap="m">{children}</Stack>
      </Card>
      <StepFoot>{actions}</StepFoot>
    </Stack>
  )
}
