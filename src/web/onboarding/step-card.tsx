import type { ReactNode } from 'react'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { StepFoot } from './step-foot/step-foot.tsx'

type StepCardProps = { label: string; actions: ReactNode; children: ReactNode }

export function StepCard({ label, actions, children }: StepCardProps) {
  return (
    <Stack as="section" gap="s" aria-label={label}>
      <Card padding="l">
        <Stack gap="m">{children}</Stack>
      </Card>
      <StepFoot>{actions}</StepFoot>
    </Stack>
  )
}
