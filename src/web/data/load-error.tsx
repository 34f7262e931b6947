import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { checkConnection, hasResponse, isFinal } from './request.ts'

export type LoadErrorProps = {
  /** 'Your membership': the component adds the rest of the sentence. */
  what: string
  couldNotBe?: 'loaded' | 'opened' | 'reached' | 'looked up'
  /** An error without a response is shown as a connection problem; a text is shown unchanged. */
  because: Error | string
  onRetry: () => unknown
}

/** Says that a part of the screen couldn't be loaded, with a retry button if that can help. */
export function LoadError({ what, couldNotBe = 'loaded', because, onRetry }: LoadErrorProps) {
  const { tone, userMessage } = shown(because)
  return (
    <Notice
      tone={tone}
      title={`${what} could not be ${couldNotBe}`}
      action={
        !isFinal(because) && (
          <Button size="s" variant="secondary" onClick={() => onRetry()}>
            Try Again
          </Button>
        )
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
