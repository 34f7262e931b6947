import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'
import { figure } from './count-up.css.ts'
import { useCount } from './use-count.ts'

export type CountUpProps = {
  /** The final number; also what screen readers read. */
  value: number
  /** Where the first count starts; later changes count from the last value. */
  from?: number
  /** How long it counts, in milliseconds. */
  durationMs?: number
  /** Formats the number. By default, it groups thousands. */
  format?: (value: number) => string
  /** Tells screen readers when the value changes. */
  announce?: boolean
}

const grouped = new Intl.NumberFormat('en-US')

/** A number that counts up to its value. The page's text is the final value from the start. */
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
