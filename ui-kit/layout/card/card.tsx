import type { ReactNode } from 'react'
import { type Press, Pressable } from '../../pressable/pressable.tsx'
import { card } from './card.css.ts'

type Look = {
  padding?: 'none' | 's' | 'm' | 'l'
  tone?: 'plain' | 'accent' | 'quiet'
  children: ReactNode
}

export type CardProps = Look & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A surface one step above the ground. */
export function Card({ padding, tone, as: Element = 'div', children, ...aria }: CardProps) {
  return (
    <Element className={card({ padding, tone })} {...aria}>
      {children}
    </Element>
  )
}

/** A card that is one large link or button. */
export function PressCard({ padding, tone, children, ...press }: Look & Press) {
  return (
    <Pressable className={card({ padding, tone, pressed: true })} {...press}>
      {children}
    </Pressable>
  )
}
