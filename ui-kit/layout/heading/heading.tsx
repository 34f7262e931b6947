import type { ReactNode } from 'react'
import { heading } from './heading.css.ts'

export type HeadingProps = {
  /** Its level in the page's outline. Don't skip levels. */
  level: 1 | 2 | 3 | 4
  /** Defaults by level: 28, 22, 18, 16. */
  size?: 16 | 18 | 22 | 28 | 36 | 48 | undefined
  /** Center it only if everything around it is centered. */
  align?: 'start' | 'center'
  /** An ID, so that a region can use it as its name. */
  id?: string
  /** The title: short, without a period. */
  children: ReactNode
}

const sizeOfLevel = { 1: 28, 2: 22, 3: 18, 4: 16 } as const

/** A title in the display font. */
export function Heading({ level, size = sizeOfLevel[level], align = 'start', id, children }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={heading({ size, align })} id={id}>
      {children}
    </Element>
  )
}
