import { IconButton } from '#ui-kit/actions/icon-button/icon-button.tsx'
import { ArrowLeft } from '#ui-kit/icons.ts'
import { TopBar } from '#ui-kit/layout/top-bar/top-bar.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { clinic } from '../../../data/clinic.ts'

/** The heading of the password reset screens, with a back link. */
export const PasswordTitle = ({ title }: { title: string }) => (
  <TopBar
    title={title}
    subtitle={clinic.clinicName}
    back={<IconButton icon={ArrowLeft} label="Back to Sign In" render={<ScreenLink to="/auth" />} />}
  />
)
