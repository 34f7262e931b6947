import type { ReactNode } from 'react'

export type SharedElementProps = {
  /** Which of the two animated parts it is. */
  part: 'picture' | 'title'
  /** Only one of each part may be shared at a time: in a list, the card that was tapped. */
  shared: boolean
  /** The picture or the heading. */
  children: ReactNode
}

/** An element of both a card and its detail page: it moves between them if shared-elements is loaded. */
export const SharedElement = ({ part, shared, children }: SharedElementProps) => (
  <div data-shared={shared ? part : undefined}>{children}</div>
)
