import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { useOnline } from './use-online.ts'

export function OfflineNotice() {
  if (useOnline()) return null
  return (
    <Notice tone="offline" title="You’re offline">
      You can look around and scan to check in. Rewards need a connection.
    </Notice>
  )
}
