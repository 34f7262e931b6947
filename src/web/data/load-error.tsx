import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { checkConnection, hasResponse } from './request.ts'

export type LoadErrorProps = {
  /** 'Your membership': the rest of the sentence is said here. */
  what: string
  couldNotBe?: 'loaded' | 'opened' | 'reached' | 'looked up'
  /** An error that came without an answer is the connection's, and looks like it; a reason is shown as it is. */
  because: Error | string
  onRetry: () => unknown
}

/** A part of a screen that could not be loaded, and the way to try again. */
export function LoadError({ what, couldNotBe = 'loaded', because, onRetry }: LoadErrorProps) {
  const { tone, userMessage } = shown(because)
  return (
    <Notice
      tone={tone}
      title={`${what} could not be ${couldNotBe}`}
      action={
        <Button size="s" variant="secondary" onClick={() => onRetry()}>
          Try Again
        </Button>
      }
    >
      {userMessage}
    </Notice>
  )
}

function shown(because: Error | string) {
  if (typeof because === 'string') return { tone: 'critical', userMessage: because } as const
  if (hasResponse(because)) return { tone: 'critical', userMessage: because.userMessage } as const
  return { tone: 'offline', userMessage: checkConnection } as const
}
