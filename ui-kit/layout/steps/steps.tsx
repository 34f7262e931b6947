import type { Icon } from '../../foundations/icon/icon.ts'
import { hint, list, picture, step, title, words } from './steps.css.ts'

export type Step = {
  /** What to do, as an imperative. */
  title: string
  /** A tip for this step. */
  hint?: string
  /** An icon of what to look for in this step. */
  icon?: Icon
}

export type StepsProps = {
  /** The steps in order, two to five. */
  steps: readonly Step[]
}

/** Instructions in numbered steps. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={list}>
      {steps.map(one => (
        <li key={one.title} className={step}>
          <div className={words}>
            <p className={title}>{one.title}</p>
            {one.hint && <p className={hint}>{one.hint}</p>}
          </div>
          {one.icon && (
            <span className={picture}>
              <one.icon size={22} strokeWidth={1.6} aria-hidden />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}
