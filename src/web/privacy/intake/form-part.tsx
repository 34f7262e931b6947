import { type ReactNode, useId } from 'react'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'

type FormPartProps = { number: number; title: string; hint: string; children: ReactNode }

export function FormPart({ number, title, hint, children }: FormPartProps) {
  const id = useId()
  return (
    <Card as="section" padding="l" aria-labelledby={id}>
      <Stack gap="m">
        <Stack gap="xxs">
          <Text size={12} tone="quiet" overline>
            Part {number} of 3
          </Text>
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Text size={14} tone="quiet">
            {hint}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
