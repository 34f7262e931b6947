import type { ReactNode } from 'react'
import { text } from './text.css.ts'

export type TextProps = {
  /** In pixels at the usual text size; it grows with the person’s own. */
  size?: 12 | 14 | 16 | 18 | 22
  /** What the words mean; `quiet` for what is read second. */
  tone?: 'inherit' | 'ink' | 'quiet' | 'accent' | 'positive' | 'caution' | 'critical'
  /** `strong` for a few words, never for a paragraph. */
  weight?: 'regular' | 'medium' | 'strong'
  /** Where the lines begin. */
  align?: 'start' | 'center' | 'end'
  /** `keep` shows the line breaks of plain text; `one` to `three` cut what is longer. */
  lines?: 'natural' | 'keep' | 'one' | 'two' | 'three'
  /** Tabular figures, for prices and columns. */
  figures?: boolean
  /** Small spaced capitals above a title. */
  overline?: boolean
  /** The element; `time` with a `dateTime`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'time' | 'dt' | 'dd' | 'label' | 'li' | 'del'
  /** So that something can be described by it. */
  id?: string
  /** The moment in ISO, for `time`. */
  dateTime?: string
  /** Reads it out when it changes. */
  role?: 'status' | 'alert'
  /** The words. */
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
