import type { Icon } from '../../foundations/icon/icon.ts'
import { hint, list, picture, step, title, words } from './steps.css.ts'

export type Step = {
  /** What to do, as an imperative. */
  title: string
  /** What helps to do it. */
  hint?: string
  /** What to look for in this step. */
  icon?: Icon
}

export type StepsProps = {
  /** The steps in their order, two to five. */
  steps: readonly Step[]
}

/** How something is done, in numbered steps. */
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
