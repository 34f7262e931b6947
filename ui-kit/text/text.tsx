import type { ReactNode } from 'react'
import { text } from './text.css.ts'

export type TextProps = {
  size?: 12 | 14 | 16 | 18 | 22
  tone?: 'inherit' | 'ink' | 'quiet' | 'accent' | 'positive' | 'caution' | 'critical'
  weight?: 'regular' | 'medium' | 'strong'
  align?: 'start' | 'center' | 'end'
  /** `keep` shows the line breaks of plain text; `one` to `three` cut what is longer. */
  lines?: 'natural' | 'keep' | 'one' | 'two' | 'three'
  /** Tabular figures, for prices and columns. */
  figures?: boolean
  /** Small spaced capitals above a title. */
  overline?: boolean
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'time' | 'dt' | 'dd' | 'label' | 'li' | 'del'
  id?: string
  dateTime?: string
  role?: 'status' | 'alert'
  children: ReactNode
}

/** Running text. */
export function Text(props: TextProps) {
  const { size = 16, tone = 'inherit', weight = 'regular', align = 'start', lines = 'natural' } = props
  const { figures = false, overline = false, as: Element = 'p', children, id, dateTime, role } = props
  return (
    <Element
      className={text({ size, tone, weight, align, lines, figures, overline })}
      {...{ id, dateTime, role }}
    >
      {children}
    </Element>
  )
}
