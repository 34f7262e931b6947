import type { ReactNode } from 'react'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import { body, card } from './card.css.ts'

export type Look = {
  /** The padding. */
  padding?: 'none' | 's' | 'm' | 'l'
  /** `accent` for the most important card of a screen, `quiet` for a less important one. */
  tone?: 'plain' | 'accent' | 'quiet'
  /** An edge-to-edge picture above the children. */
  media?: ReactNode
  /** The content. */
  children: ReactNode
}

export type CardProps = Look & {
  /** The element; `li` in a list, `section` with a name. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside'
  /** Where the content is, if the card is as high as a taller neighbor. */
  align?: 'start' | 'center'
  /** The accessible name, if the element is a landmark or a list. */
  'aria-label'?: string
  /** The ID of its heading, for `aria-labelledby`. */
  'aria-labelledby'?: string
}

/** A surface one step above the background. */
export function Card({ padding, tone, align, media, as: Element = 'div', children, ...aria }: CardProps) {
  return (
    <Element className={card({ padding: media ? 'none' : padding, tone, align })} {...aria}>
      {media ? withMedia(media, padding, children) : children}
    </Element>
  )
}

/** A card that is one large link or button. */
export function PressCard({ padding, tone, media, children, ...press }: Look & Press) {
  return (
    <Pressable className={card({ padding: media ? 'none' : padding, tone, pressed: true })} {...press}>
      {media ? withMedia(media, padding, children) : children}
    </Pressable>
  )
}

const withMedia = (media: ReactNode, padding: Look['padding'], children: ReactNode) => (
  <>
    {media}
    <div className={body({ padding })}>{children}</div>
  </>
)
