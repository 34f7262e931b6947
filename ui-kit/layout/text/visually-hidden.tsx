import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

export type VisuallyHiddenProps = {
  /** Text for what others can see. */
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>
}
