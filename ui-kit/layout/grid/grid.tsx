import type { ReactNode, Ref } from 'react'
import type { Gap } from '../gap.css.ts'
import { grid } from './grid.css.ts'

type Count = 1 | 2 | 3 | 4

export type GridProps = {
  /** Columns on the phone; `fit` allows as many as a date field has room for. */
  columns?: Count | 'fit'
  /** Columns from 900 px; defaults to the phone's. `fit` allows as many as cards have room for, without an empty cell. */
  columnsWide?: Count | 'fit'
  /** The space between rows and columns. */
  gap?: Gap
  /** The element. */
  as?: 'div' | 'ul' | 'ol' | 'section'
  /** The accessible name, if the element is a landmark or a list. */
  'aria-label'?: string
  /** The element itself, for animation and focus. */
  ref?: Ref<HTMLElement>
  /** The cells, in reading order. */
  children: ReactNode
}

/** Equal columns. */
export function Grid({ columns, columnsWide, gap, as: Element = 'div', ref, children, ...aria }: GridProps) {
  return (
    <Element ref={ref as Ref<never>} className={grid({ columns, columnsWide, gap })} {...aria}>
      {children}
    </Element>
  )
}
