import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import type { useReach } from './reach.tsx'

type NotSetUpProps = { channel: 'E-mail' | 'SMS'; reach: ReturnType<typeof useReach> }

/** Says before anybody writes that nothing can be sent over this channel. */
export function NotSetUp({ channel, reach }: NotSetUpProps) {
  if (reach.data?.isSetUp !== false) return null
  return (
    <Notice tone="caution" title={`${channel} is not set up`}>
      You can send nothing by it yet. What is missing stands on the owner’s first page of the staff area; what
      was under way waits, and you can cancel it below.
    </Notice>
  )
}
