import type { ReactNode } from 'react'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import { textLink } from './text-link.css.ts'

export type TextLinkProps = Press & {
  /** On its own line, so it gets the height of a touch target. */
  alone?: boolean
  /** `quiet` for links that few people need, at the bottom of a page. */
  tone?: 'accent' | 'quiet'
  /** The link's destination, clear without the sentence around it. */
  children: ReactNode
}

/** A link in running text, or on its own. */
export function TextLink({ alone = false, tone = 'accent', children, ...press }: TextLinkProps) {
  return (
    <Pressable {...press} className={textLink({ alone, tone })}>
      {children}
    </Pressable>
  )
}
