import type { ReactNode } from 'react'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'

type StepCardProps = { label: string; actions: ReactNode; children: ReactNode }

/** One step: what it is about, and what to do. */
export function StepCard({ label, actions, children }: StepCardProps) {
  return (
    <Card as="section" padding="l" aria-label={label}>
      <Stack gap="l">
        <Stack gap="m">{children}</Stack>
        <Stack gap="s">{actions}</Stack>
      </Stack>
    </Card>
  )
}
