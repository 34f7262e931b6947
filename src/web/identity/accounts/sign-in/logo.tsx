import { Wordmark } from '#ui-kit/brand/wordmark/wordmark.tsx'
import { clinic } from '../../../data/clinic.ts'

/** The clinic's logo, or its name with the app's mark: two leaves that form a V. */
export const Logo = () => <Wordmark name={clinic.clinicName} picture={clinic.brand.logo} />
