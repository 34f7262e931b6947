import { BrandScreen } from '../brand/brand-screen.tsx'
import { ContactCard } from '../rules/contact-card.tsx'

/** What a clinic says of itself first. */
export const ClinicStep = () => (
  <>
    <BrandScreen />
    <ContactCard />
  </>
)
