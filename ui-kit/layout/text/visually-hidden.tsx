import type { ReactNode } from 'react'
import { hidden } from './visually-hidden.css.ts'

export type VisuallyHiddenProps = {
  /** What the eye sees without words. */
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={hidden}>{children}</span>
}
