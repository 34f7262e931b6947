import { bar, bars, count, name, words } from './stepper.css.ts'

export type StepperProps = {
  /** The names of all steps, in order. */
  steps: readonly string[]
  /** The current step, counted from 1. */
  current: number
}

/** Shows the current step of several. */
export function Stepper({ steps, current }: StepperProps) {
  return (
    <div role="status">
      <p className={words}>
        <span className={name}>{steps[current - 1]}</span>{' '}
        <span className={count}>
          Step {current} of {steps.length}
        </span>
      </p>
      <div className={bars} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step} className={bar({ done: index < current })} />
        ))}
      </div>
    </div>
  )
}
