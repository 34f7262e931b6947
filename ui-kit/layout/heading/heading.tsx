import type { ReactNode } from 'react'
import { heading } from './heading.css.ts'

export type HeadingProps = {
  /** Its place in the outline of the page; levels are not skipped. */
  level: 1 | 2 | 3 | 4
  /** Follows from the level when left out: 28, 22, 18, 16. */
  size?: 16 | 18 | 22 | 28 | 36 | 48
  /** Centred only where everything around it is. */
  align?: 'start' | 'center'
  /** So that a region can be named by it. */
  id?: string
  /** The title: short, without a full stop. */
  children: ReactNode
}

const sizeOfLevel = { 1: 28, 2: 22, 3: 18, 4: 16 } as const

/** A title in the display face. */
export function Heading({ level, size = sizeOfLevel[level], align = 'start', id, children }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element className={heading({ size, align })} id={id}>
      {children}
    </Element>
  )
}
