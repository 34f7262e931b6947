import type { ReactNode } from 'react'
import { text } from './text.css.ts'

export type TextProps = {
  /** In pixels at the default text size; scales with the person's own. */
  size?: 12 | 14 | 16 | 18 | 22
  /** The text's meaning; `quiet` for secondary text. */
  tone?: 'inherit' | 'ink' | 'quiet' | 'accent' | 'positive' | 'caution' | 'critical'
  /** `strong` for a few words, never for a whole paragraph. */
  weight?: 'regular' | 'medium' | 'strong'
  /** The text alignment. */
  align?: 'start' | 'center' | 'end'
  /** `keep` shows the line breaks of plain text; `one` to `three` truncate longer text. */
  lines?: 'natural' | 'keep' | 'one' | 'two' | 'three'
  /** Tabular figures, for prices and columns. */
  figures?: boolean
  /** Small spaced capitals, above a title. */
  overline?: boolean
  /** The element; `time` needs a `dateTime`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'time' | 'dt' | 'dd' | 'label' | 'li' | 'del'
  /** An ID, so that another element can use it as its description. */
  id?: string
  /** The date and time in ISO, for `time`. */
  dateTime?: string
  /** Announces changes to screen readers. */
  role?: 'status' | 'alert'
  /** The text. */
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
