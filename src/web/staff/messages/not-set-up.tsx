import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import type { useReach } from './reach.tsx'

type NotSetUpProps = { channel: 'Email' | 'SMS'; reach: ReturnType<typeof useReach> }

/** Says up front that nothing can be sent over this channel. */
export function NotSetUp({ channel, reach }: NotSetUpProps) {
  if (reach.data?.isSetUp !== false) return null
  return (
    <Notice tone="caution" title={`${channel} isn’t set up`}>
      You can’t send anything this way yet. The owner’s start page in the staff area lists what’s missing.
      Unfinished campaigns are on hold; you can cancel them below.
    </Notice>
  )
}
