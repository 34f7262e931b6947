import type { Icon } from '../icon/icon.ts'
import { hint, list, picture, step, title, words } from './steps.css.ts'

/** The icon shows what to look for in this step. */
export type StepsProps = { steps: readonly { title: string; hint?: string; icon?: Icon }[] }

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
