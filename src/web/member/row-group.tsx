import type { ReactNode } from 'react'
import { List } from '#ui-kit/data/list-row/list-row.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'

/** A named group of ListRows. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} size={18} gap="xxs">
      <List label={title}>{children}</List>
    </Section>
  )
}

export const rowIcon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const
