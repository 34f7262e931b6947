import { type ReactNode, useId } from 'react'
import { Heading, type HeadingProps } from '../heading/heading.tsx'
import { Inline } from '../inline/inline.tsx'
import { Stack, type StackProps } from '../stack/stack.tsx'
import { Card, type CardProps } from './card.tsx'

type SectionProps = Pick<CardProps, 'padding' | 'tone'> &
  Pick<HeadingProps, 'size'> &
  Pick<StackProps, 'gap'> & {
    /** Its heading, which is also its accessible name. */
    title: ReactNode
    /** The heading's level in the page's outline. */
    level?: HeadingProps['level']
    /** The heading's ID, if something else refers to it. */
    id?: string
    /** Buttons beside the heading. */
    action?: ReactNode
    children: ReactNode
  }

/** A card with a heading: one part of a screen. */
export function Section({ title, level = 2, size, id, action, gap = 'm', children, ...look }: SectionProps) {
  const ownId = useId()
  const heading = (
    <Heading level={level} size={size} id={id ?? ownId}>
      {title}
    </Heading>
  )
  return (
    <Card as="section" aria-labelledby={id ?? ownId} {...look}>
      <Stack gap={gap}>
        {action === undefined ? (
          heading
        ) : (
          <Inline spread="between" wrap>
            {heading}
            {action}
          </Inline>
        )}
        {children}
      </Stack>
    </Card>
  )
}
