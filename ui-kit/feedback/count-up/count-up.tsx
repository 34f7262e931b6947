import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'
import { figure } from './count-up.css.ts'
import { useCount } from './use-count.ts'

export type CountUpProps = {
  /** The figure in the end, and what screen readers read. */
  value: number
  /** Where it starts the first time; afterwards it starts from the last value. */
  from?: number
  /** How long it counts, in milliseconds. */
  durationMs?: number
  /** Writes the figure; thousands are grouped when left out. */
  format?: (value: number) => string
  /** Tells screen readers when the value changes. */
  announce?: boolean
}

const grouped = new Intl.NumberFormat('en-US')

/** A figure that counts up to its value. The text of the page is the final value from the start. */
export function CountUp({ value, from = 0, durationMs = 900, announce = false, ...rest }: CountUpProps) {
  const { format = grouped.format } = rest
  const shown = useCount(value, from, durationMs)
  return (
    <span>
      <span className={figure} aria-hidden="true" data-shown={format(shown)} />
      <VisuallyHidden>
        <span aria-live={announce ? 'polite' : undefined}>{format(value)}</span>
      </VisuallyHidden>
    </span>
  )
}
