import { QrCode } from 'lucide-react'
import { Button } from '#ui-kit/button/button.tsx'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import { TopBar } from '#ui-kit/top-bar/top-bar.tsx'
import { clinic } from '../shell/clinic.ts'
import { ScreenLink } from '../shell/screen-link.tsx'

/** Home, when the server can't say whose it is. */
export function Unreached({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Page bar header={<TopBar title={clinic.clinicName} />}>
      <Notice
        tone="critical"
        title="Your membership could not be loaded"
        action={
          <Button size="s" variant="secondary" onClick={onRetry}>
            Try Again
          </Button>
        }
      >
        {reason}
      </Notice>
      <Button full size="l" icon={QrCode} render={<ScreenLink to="/checkin" />}>
        Check In
      </Button>
    </Page>
  )
}
