import { flushSync } from 'react-dom'
import { checkIn, useCheckIn } from '#api/loyalty/loyalty.ts'
import type { CheckInAnswer } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { wasAnswered } from '../request.ts'
import { whenUnauthorized } from '../shell/unauthorized.ts'
import { sentenceFor } from './failures.ts'
import { useOnceKeys } from './once-keys.ts'
import { useRefetchStanding } from './refetch-standing.ts'

export interface CheckInFailure {
  readonly title: 'Check-in Failed' | 'Check-in Error'
  readonly description: string
}

const fallback = 'Failed to process check-in. Please try again.'

/** Checks in with what was scanned, and says how it went as the catalogue does (customer.md, 8). */
export function useScannedCheckIn(onSuccess: (answer: CheckInAnswer) => void) {
  const refetchStanding = useRefetchStanding()
  const keys = useOnceKeys()
  const { mutate, reset, data, error } = useCheckIn({
    mutation: {
      mutationFn: ({ data: body }) => checkIn(body, keys.headersFor(body.code)),
      onSuccess: (answer, { data: body }) => {
        keys.answered(body.code)
        if (!answer.success) return tell(refused(answer.message))
        refetchStanding()
        // What opens in front of the page must be there first, or it would cover the toast.
        flushSync(() => onSuccess(answer))
        showToast({ title: 'Check-in Successful!', description: answer.message, tone: 'positive' })
      },
      onError: (problem: Error, { data: body }) => {
        if (wasAnswered(problem)) keys.answered(body.code)
        if (!whenUnauthorized(problem)) tell(failureOf(problem))
      },
    },
  })
  const post = (code: string) => mutate({ data: { code } })
  return { post, reset, failure: error ? failureShown(error) : refusalIn(data) }
}

const failureShown = (error: Error) =>
  error.message.startsWith('401: Unauthorized') ? undefined : failureOf(error)

const refusalIn = (answer: CheckInAnswer | undefined) =>
  answer?.success === false ? refused(answer.message) : undefined

const refused = (description: string): CheckInFailure => ({ title: 'Check-in Failed', description })

function failureOf(error: Error): CheckInFailure {
  if (wasAnswered(error)) return refused(sentenceFor(error, fallback))
  return { title: 'Check-in Error', description: fallback }
}

const tell = (failure: CheckInFailure) => showToast({ ...failure, tone: 'critical' })
