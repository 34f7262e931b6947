import type { ReactNode } from 'react'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import { cardPress } from './card-press.css.ts'

export type CardPressProps = Press & {
  /** The heading's text, which names the action. */
  children: ReactNode
}

/** A card's only action. It's in the heading, but the whole card can be pressed. */
export function CardPress({ children, ...press }: CardPressProps) {
  return (
    <Pressable className={cardPress} {...press}>
      {children}
    </Pressable>
  )
}
