import { Button } from '#ui-kit/button/button.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import { wasAnswered } from '../request.ts'

export type FailureProps = { what: string; error: Error; onRetry: () => unknown }

/** A part of a screen that could not be loaded, and the way to try again. */
export function Failure({ what, error, onRetry }: FailureProps) {
  const answered = wasAnswered(error)
  return (
    <Notice
      tone={answered ? 'critical' : 'offline'}
      title={what}
      action={
        <Button size="s" variant="secondary" onClick={() => onRetry()}>
          Try Again
        </Button>
      }
    >
      {answered ? error.sentence : 'Please check your connection and try again.'}
    </Notice>
  )
}
