import type { ReactNode } from 'react'
import { type Press, Pressable } from '../../foundations/pressable/pressable.tsx'
import { textLink } from './text-link.css.ts'

export type TextLinkProps = Press & {
  /** Stands on a line of its own and so gets the height of a touch target. */
  alone?: boolean
  /** `quiet` for what hardly anybody needs, at the foot of a page. */
  tone?: 'accent' | 'quiet'
  /** Where it leads, readable without the sentence around it. */
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
