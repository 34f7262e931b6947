import type { ReactNode } from 'react'

export type SharedElementProps = {
  /** Which of the two things that move it is. */
  part: 'picture' | 'title'
  /** Only one of each part may be on the page: of a list, the card that was pressed. */
  shared: boolean
  /** The picture, or the heading. */
  children: ReactNode
}

/** What a card and its detail have in common: it moves from one place to the other where shared-elements is loaded. */
export const SharedElement = ({ part, shared, children }: SharedElementProps) => (
  <div data-shared={shared ? part : undefined}>{children}</div>
)
