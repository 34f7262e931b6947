import type { ReactNode } from 'react'
import { foot } from './step-foot.css.ts'

export type StepFootProps = {
  /** The ways on: one or two Buttons. */
  children: ReactNode
}

/** The buttons of a step, which stay in sight however long the step is. */
export function StepFoot({ children }: StepFootProps) {
  return <div className={foot}>{children}</div>
}
