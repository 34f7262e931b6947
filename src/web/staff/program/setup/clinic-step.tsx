import { BrandScreen } from '../brand/brand-screen.tsx'
import { ContactCard } from '../rules/contact-card.tsx'

export const ClinicStep = () => (
  <>
    <BrandScreen />
    <ContactCard />
  </>
)
