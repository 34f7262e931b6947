import { Button } from '#ui-kit/actions/button/button.tsx'
import { QrCode } from '#ui-kit/icons.ts'
import { Page } from '#ui-kit/layout/page/page.tsx'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../app/screen-link.tsx'
import { clinic } from '../data/clinic.ts'
import { LoadError } from '../data/load-error.tsx'
import { LogOutButton } from './log-out-button.tsx'

/** Home, if the server can't tell who is signed in. */
export function HomeLoadError({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Page bar header={<TopBar title={clinic.clinicName} actions={<LogOutButton />} />}>
      <LoadError what="Your membership" because={reason} onRetry={onRetry} />
      <Button full size="l" icon={QrCode} render={<ScreenLink to="/checkin" />}>
        Check In
      </Button>
    </Page>
  )
}
