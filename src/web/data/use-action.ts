import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast, type ToastContent } from '#ui-kit/feedback/toast/store.ts'
import type { ApiError } from './request.ts'
import { handleUnauthorized } from './unauthorized.ts'
import { useIdempotencyKeys } from './use-idempotency-keys.ts'

type ToastText = Pick<ToastContent, 'title' | 'description' | 'tone'>

interface Action<Answer, Variables> {
  readonly call: (variables: Variables, options: { headers: Record<string, string> }) => Promise<Answer>
  /** The call has an idempotency key, the same one until the server has decided; by a word of its own or by all of it. */
  readonly once?: true | ((variables: Variables) => string)
  /** Under which name the tab keeps what is sent; the keys live as long. */
  readonly draft?: string | undefined
  /** What is kept of a call that is over, until then, holds secrets. */
  readonly secret?: true
  readonly success?: (answer: Answer, variables: Variables) => ToastText
  /** A title over the server's own sentence, or what is said instead; undefined where the screen says it. */
  readonly failure?: string | ((error: ApiError, variables: Variables) => ToastText | undefined)
  readonly onSuccess?: (answer: Answer, variables: Variables) => unknown
  readonly onFailed?: (error: ApiError, variables: Variables) => unknown
  /** Such a failure leaves nothing to do either: somebody else was faster. */
  readonly isOver?: (error: ApiError) => boolean
  /** After a success, and after a failure that leaves nothing to do. */
  readonly onOver?: (variables: Variables) => unknown
  readonly onSettled?: () => void
  /** What is asked for again when it is over. The action counts as pending until the answer is there. */
  readonly refreshes?: readonly QueryKey[]
  /** Also after any other failure: the server may have heard a call whose answer was lost. */
  readonly refreshesAnyway?: true
}

/**
 * Does something, says in a toast how it went, and asks again for what it has changed. A session that was lost is no
 * failure of the action: it is told once, and leads to signing in again.
 */
export function useAction<Answer, Variables = void>(action: Action<Answer, Variables>) {
  const { call, refreshes = [], refreshesAnyway = false } = action
  const queries = useQueryClient()
  const keys = useKeys(action)
  const refresh = () => Promise.all(refreshes.map(queryKey => queries.invalidateQueries({ queryKey })))
  return useMutation<Answer, ApiError, Variables>({
    ...(action.secret && { gcTime: 0 }),
    mutationFn: variables => call(variables, keys.optionsFor(variables)),
    onSuccess: async (answer, variables) => {
      keys.answered(variables)
      await action.onSuccess?.(answer, variables)
      action.onOver?.(variables)
      if (action.success) showToast({ tone: 'positive', ...action.success(answer, variables) })
      if (!refreshesAnyway) await refresh()
    },
    onError: async (error, variables) => {
      keys.failed(variables, error)
      action.onFailed?.(error, variables)
      if (handleUnauthorized(error)) return
      tellFailure(action, error, variables)
      if (!action.isOver?.(error)) return
      action.onOver?.(variables)
      if (!refreshesAnyway) await refresh()
    },
    onSettled: async () => {
      action.onSettled?.()
      if (refreshesAnyway) await refresh()
    },
  })
}

function tellFailure<Answer, Variables>(
  { failure }: Action<Answer, Variables>,
  error: ApiError,
  variables: Variables,
) {
  const told =
    typeof failure === 'string'
      ? { title: failure, description: error.userMessage }
      : failure?.(error, variables)
  if (told) showToast({ tone: 'critical', ...told })
}

function useKeys<Answer, Variables>({ once, draft }: Action<Answer, Variables>) {
  const { headersFor, answered, failed } = useIdempotencyKeys(draft)
  const thing = (variables: Variables) =>
    typeof once === 'function' ? once(variables) : JSON.stringify(variables ?? null)
  return {
    optionsFor: (variables: Variables) => (once ? headersFor(thing(variables)) : { headers: {} }),
    answered: (variables: Variables) => once && answered(thing(variables)),
    failed: (variables: Variables, error: ApiError) => once && failed(thing(variables), error),
  }
}
