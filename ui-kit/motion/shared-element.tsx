import type { ReactNode } from 'react'

export type SharedElementProps = {
  part: 'picture' | 'title'
  /** Only one of each part may be on the page: of a list, the card that was pressed. */
  shared: boolean
  children: ReactNode
}

/** What a card and its detail have in common: it moves from one place to the other where shared-elements is loaded. */
export const SharedElement = ({ part, shared, children }: SharedElementProps) => (
  <div data-shared={shared ? part : undefined}>{children}</div>
)
