import { hint, list, step, title, words } from './steps.css.ts'

export type StepsProps = { steps: readonly { title: string; hint?: string }[] }

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
        </li>
      ))}
    </ol>
  )
}
