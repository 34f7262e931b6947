import { useMutation } from '@tanstack/react-query'
import type { CheckInAnswer } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { hasResponse } from '../../data/request.ts'
import { handleUnauthorized } from '../../data/unauthorized.ts'
import { lastMember } from '../../member/celebrated-milestones.ts'
import { useRenewMember } from '../../member/use-renew-member.ts'
import { useSignedInUser } from '../../member/use-signed-in-user.ts'
import { sentenceFor } from '../failures.ts'
import type { Scan } from './scan-queue/scan-queue.ts'
import { ScanKept, scanOf, sendFreshScan } from './scan-queue/send-scan.ts'

export interface CheckInFailure {
  readonly title: 'Check-in Failed' | 'Check-in Error' | 'Scan saved' | 'Check-in waiting'
  readonly description: string
}

const fallback = 'Failed to process check-in. Please try again.'
const kept: CheckInFailure = {
  title: 'Scan saved',
  description:
    'You’re offline. If you’re back online within 15 minutes, we’ll send your check-in automatically.',
}

/** Checks in with a scanned code, and shows the result in the specified texts. */
export function useScannedCheckIn(onSuccess: (answer: CheckInAnswer) => void) {
  const renewMember = useRenewMember()
  const { user } = useSignedInUser()
  const { mutate, reset, data, error } = useMutation<CheckInAnswer, Error, Scan>({
    mutationFn: sendFreshScan,
    onSuccess: answer => {
      if (answer.waitsForDesk) renewMember()
      const failure = failureIn(answer)
      if (failure) return tell(failure)
      renewMember()
      // The celebration already says it; a toast on top would repeat it.
      onSuccess(answer)
    },
    onError: problem => {
      if (!handleUnauthorized(problem)) tell(failureOf(problem))
    },
  })
  const post = (code: string) => mutate(scanOf(user?.id ?? lastMember() ?? '', code))
  return { post, reset, failure: error ? failureShown(error) : failureIn(data) }
}

const failureShown = (error: Error) =>
  error.message.startsWith('401: Unauthorized') ? undefined : failureOf(error)

function failureIn(answer: CheckInAnswer | undefined): CheckInFailure | undefined {
  if (!answer || answer.success) return undefined
  const { waitsForDesk, message } = answer
  return waitsForDesk ? { title: 'Check-in waiting', description: message } : refused(message)
}

const refused = (description: string): CheckInFailure => ({ title: 'Check-in Failed', description })

function failureOf(error: Error): CheckInFailure {
  if (error instanceof ScanKept) return kept
  if (hasResponse(error)) return refused(sentenceFor(error, fallback))
  return { title: 'Check-in Error', description: fallback }
}

const tell = (failure: CheckInFailure) =>
  showToast({ ...failure, tone: isTaken(failure) ? 'plain' : 'critical' })

/** The scan is safe: the member only has to wait. */
export const isTaken = ({ title }: CheckInFailure) => title === 'Scan saved' || title === 'Check-in waiting'
