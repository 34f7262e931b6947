import { Button } from '#ui-kit/button/button.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'

type UnreachedProps = { what: string; reason: string; onRetry: () => void }

/** What could not be loaded, why, and the way to try again. */
export const Unreached = ({ what, reason, onRetry }: UnreachedProps) => (
  <Notice
    tone="critical"
    title={`${what} could not be loaded`}
    action={
      <Button size="s" variant="secondary" onClick={onRetry}>
        Try Again
      </Button>
    }
  >
    {reason}
  </Notice>
)
