import { Button } from '#ui-kit/button/button.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import { hasResponse } from '../data/request.ts'

export type LoadErrorProps = {
  what: string
  /** An error that came without an answer is the connection's, and looks like it; a reason is shown as it is. */
  because: Error | string
  onRetry: () => unknown
}

/** A part of a screen that could not be loaded, and the way to try again. */
export function LoadError({ what, because, onRetry }: LoadErrorProps) {
  const { tone, sentence } = shown(because)
  return (
    <Notice
      tone={tone}
      title={what}
      action={
        <Button size="s" variant="secondary" onClick={() => onRetry()}>
          Try Again
        </Button>
      }
    >
      {sentence}
    </Notice>
  )
}

function shown(because: Error | string) {
  if (typeof because === 'string') return { tone: 'critical', sentence: because } as const
  if (hasResponse(because)) return { tone: 'critical', sentence: because.sentence } as const
  return { tone: 'offline', sentence: 'Please check your connection and try again.' } as const
}
