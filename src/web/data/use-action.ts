import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { showToast, type ToastContent } from '#ui-kit/feedback/toast/store.ts'
import { type ApiError, hasResponse } from './request.ts'
import { handleUnauthorized } from './unauthorized.ts'
import { useIdempotencyKeys } from './use-idempotency-keys.ts'

type ToastText = Pick<ToastContent, 'title' | 'description' | 'tone'>

interface Action<Answer, Variables> {
  readonly call: (variables: Variables, options: { headers: Record<string, string> }) => Promise<Answer>
  /**
   * Sends an idempotency key, the same one until the server has decided. Calls with equal variables share a key, or
   * calls for which this returns the same text.
   */
  readonly once?: true | ((variables: Variables) => string)
  /** The key under which the tab keeps the input; idempotency keys live as long. */
  readonly draft?: string | undefined
  /** The call contains secrets, so it's forgotten as soon as it's over. */
  readonly secret?: true
  readonly success?: (answer: Answer, variables: Variables) => ToastText
  /**
   * A title for the server's own sentence, or a different message. Undefined if the screen shows the error itself; once
   * the screen was left, a refusal is shown in a toast all the same.
   */
  readonly failure?: string | ((error: ApiError, variables: Variables) => ToastText | undefined)
  readonly onSuccess?: (answer: Answer, variables: Variables) => unknown
  readonly onFailed?: (error: ApiError, variables: Variables) => unknown
  /** Whether an error leaves nothing to do, because someone else was faster. */
  readonly isOver?: (error: ApiError) => boolean
  /** Called after a success, and after an error that leaves nothing to do. */
  readonly onOver?: (variables: Variables) => unknown
  readonly onSettled?: (variables: Variables) => void
  /** Queries to refetch when it's over. The action counts as pending until they are done. */
  readonly refreshes?: readonly QueryKey[]
  /** Other queries to refetch, by their first part, which is an address. */
  readonly refreshesWhere?: RegExp
  /** Refetch after any other error, too, because the server may have received a call whose response was lost. */
  readonly refreshesAnyway?: true
}

/**
 * Performs an action, shows the result in a toast, and refetches what it changed. A lost session isn't an error of the
 * action. It's shown once, and leads to sign-in.
 */
export function useAction<Answer, Variables = void>(action: Action<Answer, Variables>) {
  const { call, refreshes = [], refreshesWhere, refreshesAnyway = false } = action
  const queries = useQueryClient()
  const keys = useKeys(action)
  const isLeft = useIsLeft()
  const isOther = ({ queryKey }: { readonly queryKey: QueryKey }) =>
    refreshesWhere?.test(String(queryKey[0])) === true
  const refresh = () =>
    Promise.all([
      ...refreshes.map(queryKey => queries.invalidateQueries({ queryKey })),
      queries.invalidateQueries({ predicate: isOther }),
    ])
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
      tellFailure(action, error, variables, isLeft.current)
      if (!action.isOver?.(error)) return
      action.onOver?.(variables)
      if (!refreshesAnyway) await refresh()
    },
    onSettled: async (_answer, _error, variables) => {
      action.onSettled?.(variables)
      if (refreshesAnyway) await refresh()
    },
  })
}

function tellFailure<Answer, Variables>(
  { failure }: Action<Answer, Variables>,
  error: ApiError,
  variables: Variables,
  isLeft: boolean,
) {
  const shown = (title: string) => ({ title, description: error.userMessage })
  const own = typeof failure === 'string' ? shown(failure) : failure?.(error, variables)
  const told = own ?? (failure && isLeft && hasResponse(error) ? shown('Error') : undefined)
  if (told) showToast({ tone: 'critical', ...told })
}

/** Whether the screen or dialog was left, for answers that arrive afterward. */
export function useIsLeft() {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
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
