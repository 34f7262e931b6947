import { type ReactNode, useId } from 'react'
import { List } from '#ui-kit/data/list-row/list-row.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'

/** A named group of ListRows. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="xxs">
        <Heading level={2} size={18} id={id}>
          {title}
        </Heading>
        <List label={title}>{children}</List>
      </Stack>
    </Card>
  )
}

export const rowIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
