import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type Path, type ResolverResult, useForm as useHookForm } from 'react-hook-form'
import { loadDraft, saveDraft } from '../data/drafts.ts'
import { changedIn } from './changed-in.ts'

type Values = Record<string, string | boolean>

export type Problems = Readonly<Record<string, string>>

interface FormOptions<Draft> {
  readonly empty: Readonly<Draft>
  /** The key under which this tab keeps typed input until it is cleared. */
  readonly kept: string
  readonly problemsOf: (draft: Draft) => Problems
  /** `empty` is an item that others may change meanwhile. Only fields that the user changed are laid over it. */
  readonly isShared?: boolean
}

type Send<Draft> = (draft: Draft, showProblems: (problems: Problems) => void) => unknown

export type Form<Draft extends Values> = ReturnType<typeof useForm<Draft>>

/**
 * A form's input, errors and submission. A field's error clears when the field changes. Focus moves to the first
 * invalid field, whether the form or the server found it.
 */
export function useForm<Draft extends Values>(options: FormOptions<Draft>) {
  const { empty, kept, problemsOf } = options
  const shared = useShared(options)
  const form = useHookForm<Draft, unknown, Draft>({
    defaultValues: { ...empty, ...loadDraft<Draft>(kept) } as DefaultValues<Draft>,
    shouldFocusError: false,
    resolver: typed => {
      const values = shared.current(typed)
      return { values, errors: errorsOf(problemsOf(values)) } as unknown as ResolverResult<Draft, Draft>
    },
  })
  const refused = useFocusOnProblem()
  const draft = shared.current(form.watch())
  const { errors } = form.formState
  const change = (part: Partial<Draft>) => {
    for (const [name, value] of Object.entries(part)) form.setValue(name as Path<Draft>, value as never)
    form.clearErrors(Object.keys(part) as Path<Draft>[])
    shared.keep(form.getValues())
  }
  const setProblems = (problems: Problems) => {
    form.clearErrors()
    for (const [name, message] of Object.entries(problems)) form.setError(name as Path<Draft>, { message })
  }
  return {
    draft,
    change,
    setProblems,
    /** Fields that both the user and someone else have changed. */
    conflicts: shared.conflictsIn(draft),
    settle: (isMine: boolean) => {
      for (const [name, value] of Object.entries(shared.settle(draft, isMine)))
        form.setValue(name as Path<Draft>, value as never)
      form.clearErrors()
    },
    ...wiringOf(draft, name => errors[name]?.message as string | undefined, change),
    /** True if nothing was typed, or the user agrees to discard it. */
    mayDiscard: () => loadDraft(kept) === undefined || window.confirm('Discard your changes?'),
    clear: () => {
      form.reset(empty as DefaultValues<Draft>)
      shared.keep()
    },
    /** Submits valid input; otherwise shows the errors. */
    submit: (send: Send<Draft>, onRefused?: (problems: Problems) => void) => {
      return (event: FormEvent<HTMLFormElement>) => {
        const element = event.currentTarget
        const showProblems = (problems: Problems) => {
          refused.current = element
          setProblems(problems)
        }
        const refuse = () => {
          refused.current = element
          onRefused?.(problemsOf(shared.current(form.getValues())))
        }
        void form.handleSubmit(typed => void send(typed, showProblems), refuse)(event)
      }
    },
  }
}

/** What of the input is kept, what it began with, and what others have changed since (D-171). */
function useShared<Draft extends Values>({ empty, kept, isShared }: FormOptions<Draft>) {
  const baseName = `${kept}:base`
  const [base, setBase] = useState(empty)
  // What had changed between the input that was kept and this opening, as it was before.
  const [stale, setStale] = useState(() => changedIn(loadDraft<Draft>(baseName) ?? empty, empty))
  const current = (typed: Draft): Draft => (isShared ? { ...empty, ...changedIn(typed, base) } : typed)
  const keep = (typed?: Draft, since = base, unsettled = stale) => {
    const mine = typed && isShared ? changedIn(typed, since) : typed
    const isTyped = mine && Object.keys(mine).length > 0
    saveDraft(kept, isTyped ? mine : undefined)
    if (isShared) saveDraft(baseName, isTyped ? { ...since, ...unsettled } : undefined)
  }
  const conflictsIn = (draft: Draft) =>
    Object.keys(isShared ? changedIn(draft, empty) : {}).filter(
      field => field in stale || base[field] !== empty[field],
    )
  return {
    current,
    keep,
    conflictsIn,
    settle: (draft: Draft, isMine: boolean): Draft => {
      const theirs = isMine ? [] : conflictsIn(draft).map(field => [field, empty[field]])
      const settled = { ...draft, ...Object.fromEntries(theirs) }
      setBase(empty)
      setStale({})
      keep(settled, empty, {})
      return settled
    },
  }
}

function wiringOf<Draft extends Values>(
  draft: Draft,
  errorOf: (name: keyof Draft & string) => string | undefined,
  change: (part: Partial<Draft>) => void,
) {
  const put = (name: keyof Draft, value: string | boolean) => change({ [name]: value } as Partial<Draft>)
  return {
    field: (name: keyof Draft & string) => ({
      name,
      value: String(draft[name]),
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => put(name, target.value),
    }),
    box: (name: keyof Draft & string) => ({
      name,
      checked: draft[name] === true,
      onChange: ({ target }: { target: { checked: boolean } }) => put(name, target.checked),
    }),
  }
}

/** Moves focus to the first invalid field after a failed submit. */
function useFocusOnProblem() {
  const refused = useRef<HTMLFormElement>(undefined)
  useEffect(() => {
    const wrong = refused.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return
    refused.current = undefined
    wrong.focus()
  })
  return refused
}

const errorsOf = (problems: Problems) =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]))
