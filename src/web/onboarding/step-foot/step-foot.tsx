import type { ReactNode } from 'react'
import { foot } from './step-foot.css.ts'

export type StepFootProps = {
  /** One or two Buttons to continue. */
  children: ReactNode
}

/** The buttons of a step, which stay visible however long the step is. */
export function StepFoot({ children }: StepFootProps) {
  return <div className={foot}>{children}</div>
}
