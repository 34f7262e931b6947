import type { ReactNode } from 'react'
import { type Press, Pressable } from '../pressable/pressable.tsx'
import { textLink } from './text-link.css.ts'

export type TextLinkProps = Press & {
  /** Stands on a line of its own and so gets the height of a touch target. */
  alone?: boolean
  children: ReactNode
}

/** A link in running text, or on its own. */
export function TextLink({ alone = false, children, ...press }: TextLinkProps) {
  return (
    <Pressable {...press} className={textLink({ alone })}>
      {children}
    </Pressable>
  )
}
