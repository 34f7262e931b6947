import type { ReactNode } from 'react'
import type { Gap } from '../gap.css.ts'
import { grid } from './grid.css.ts'

type Count = 1 | 2 | 3 | 4

export type GridProps = {
  columns?: Count
  /** Columns from 900 px on; as many as on the phone when left out. */
  columnsWide?: Count
  gap?: Gap
  as?: 'div' | 'ul' | 'ol' | 'section'
  'aria-label'?: string
  children: ReactNode
}

/** Equal columns. */
export function Grid({ columns, columnsWide, gap, as: Element = 'div', children, ...aria }: GridProps) {
  return (
    <Element className={grid({ columns, columnsWide, gap })} {...aria}>
      {children}
    </Element>
  )
}
