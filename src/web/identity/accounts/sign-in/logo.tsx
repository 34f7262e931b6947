import { Wordmark } from '#ui-kit/wordmark/wordmark.tsx'
import { clinic } from '../../../data/clinic.ts'

/** The clinic's logo; without one its name with the app's mark: two leaves that make a V. */
export function Logo() {
  const { brand, clinicName } = clinic
  if (typeof document === 'undefined') return <EitherLogo />
  return <Wordmark name={clinicName} picture={brand.logo} />
}

/** Rendered at build time: the server leaves the one that the clinic has (`brandedPage`). */
const EitherLogo = () => (
  <>
    <i data-logo="own">
      <Wordmark name={clinic.clinicName} picture={{ light: '%LOGO_LIGHT%', dark: '%LOGO_DARK%' }} />
    </i>
    <i data-logo="usual">
      <Wordmark name={clinic.clinicName} />
    </i>
  </>
)
