import type { ReactNode } from 'react'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import { cardPress } from './card-press.css.ts'

export type CardPressProps = Press & {
  /** The words of the heading, which name the action. */
  children: ReactNode
}

/** The one action of a card: it stands in the card's heading and can be pressed all over the card. */
export function CardPress({ children, ...press }: CardPressProps) {
  return (
    <Pressable className={cardPress} {...press}>
      {children}
    </Pressable>
  )
}
